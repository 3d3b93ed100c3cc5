import { useTranslation } from 'react-i18next'
import { Table } from '#ui/primitives/table/table.tsx'
import { COOKIES } from './page-parts.ts'

/** The site's cookies: purpose and lifetime. */
export function CookieTable() {
  const { t } = useTranslation('pages')
  return (
    <Table
      caption={t('cookies.table')}
      columns={[
        { title: t('cookies.name'), cell: (name) => name },
        { title: t('cookies.purpose'), cell: (name) => t(`cookies.${name}.for`) },
        { title: t('cookies.lasts'), cell: (name) => t(`cookies.${name}.lasts`) },
      ]}
      rows={COOKIES}
      keyOf={(name) => name}
    />
  )
}
