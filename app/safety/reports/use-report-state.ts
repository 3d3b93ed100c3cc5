import { useTranslation } from 'react-i18next'
import { useFormat } from '../../shared/use-format.ts'
import type { FollowedReport } from './queries.ts'

/** How far a report is, in words. */
export function useReportState() {
  const { t } = useTranslation('report')
  const format = useFormat()
  return ({ state, decided_at: decidedAt }: FollowedReport): string =>
    state === 'decided' && decidedAt !== null
      ? t('state.decided', { date: format.date(decidedAt) })
      : t(state === 'received' ? 'state.received' : 'state.in-review')
}
