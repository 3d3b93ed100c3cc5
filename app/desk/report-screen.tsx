import { useTranslation } from 'react-i18next'
import { Page } from '#ui/primitives/layout/page.tsx'
import { Heading } from '#ui/primitives/text/heading.tsx'

export type ReportScreenProps = { readonly id: string }

/** Placeholder. */
export function ReportScreen({ id }: ReportScreenProps) {
  const { t } = useTranslation('desk')
  return (
    <Page>
      <Heading level={1}>{t('nav.reports')}</Heading>
      {id}
    </Page>
  )
}
