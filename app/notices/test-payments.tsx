import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Banner } from '#ui/banner/banner.tsx'
import { settingsQuery } from '../site/queries.ts'

/** Says on every page that paying is a test: outside of a demo nobody would expect it. */
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
