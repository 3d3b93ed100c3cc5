import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Banner } from '#ui/primitives/banner/banner.tsx'
import { settingsQuery } from '../../site/queries.ts'

/** Alert on every page that payments are a test, outside a demo. */
export function TestPayments() {
  const { t } = useTranslation()
  const { data: settings } = useQuery(settingsQuery)
  if (settings?.payments !== 'test') return null
  return (
    <Banner label={t('test-payments.label')} tone="warning">
      {t('test-payments.text')}
    </Banner>
  )
}
