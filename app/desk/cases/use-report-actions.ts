import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { Decision } from '#core/safety/decide-report.ts'
import { useToast } from '#ui/primitives/toast/toast.tsx'
import { answered, api, isOvertaken } from '../../client/client.ts'
import { AFTER_DECISION, type Case, reportQuery } from './queries.ts'

/** The presses on a report. `onDecided` drops what was typed. Where somebody else decided first, the report is read again. */
export function useReportActions(id: string, onDecided: () => void) {
  const { t } = useTranslation('desk-cases')
  const queries = useQueryClient()
  const show = useToast()
  const settle = (report: Case) => {
    queries.setQueryData(reportQuery(id).queryKey, report)
    for (const queryKey of AFTER_DECISION) {
      void queries.invalidateQueries({
        queryKey,
        predicate: (query) => query.queryKey[1] !== 'report' || query.queryKey[2] !== id,
      })
    }
  }
  const onError = (error: unknown) => {
    if (isOvertaken(error))
      void queries.invalidateQueries({ queryKey: ['desk'], predicate: isOfReports })
  }
  const take = useMutation({
    mutationFn: (over: boolean) => answered(api.desk.reports({ id }).take.post({ over })),
    onSuccess: (report) => {
      settle(report)
      show({ text: t('done.taken'), tone: 'success' })
    },
    onError,
  })
  const decide = useMutation({
    mutationFn: (decision: Decision) => answered(api.desk.reports({ id }).decision.post(decision)),
    onSuccess: ({ report, misuse }) => {
      onDecided()
      settle(report)
      show({ text: t(misuse ? `done.misuse-${misuse}` : 'done.decided'), tone: 'success' })
    },
    onError,
  })
  return { take, decide }
}

const isOfReports = ({ queryKey }: { readonly queryKey: readonly unknown[] }): boolean =>
  queryKey[1] === 'report' || queryKey[1] === 'reports' || queryKey[1] === 'overview'
