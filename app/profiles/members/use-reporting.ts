import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import * as v from 'valibot'
import { REPORT_REASONS, type ReportReason, reportNote } from '#core/safety/report.ts'
import { answered, api } from '../../client/client.ts'
import { invalidate } from '../../client/invalidate.ts'
import { newId } from '../../shared/new-id.ts'
import { useExplain } from '../../site/use-explain.ts'

/** Fields of the report so far. */
export type ReportForm = {
  readonly reason: ReportReason | null
  readonly note: string
  readonly block: boolean
}

/** A stored draft. */
export const ReportFormShape: v.GenericSchema<unknown, ReportForm> = v.object({
  reason: v.nullable(v.picklist(REPORT_REASONS)),
  note: v.string(),
  block: v.boolean(),
})

/** Validation errors by field, as text. */
export type Wrong = { readonly reason?: string; readonly note?: string }

type About = { readonly id: string; readonly conversation?: string }
type SentReport = ReportForm & { readonly reason: ReportReason }

/** Submits a report. Idempotent: an unchanged retry is the same report. */
export function useReporting(
  { id: profile_id, conversation: conversation_id }: About,
  onSent: () => void,
) {
  const { t } = useTranslation('report')
  const explain = useExplain()
  const queries = useQueryClient()
  const [wrong, setWrong] = useState<Wrong>({})
  const last = useRef({ text: '', id: '' })

  const sending = useMutation({
    mutationFn: (report: SentReport) => {
      const text = JSON.stringify(report)
      if (last.current.text !== text) last.current = { text, id: newId() }
      return answered(
        api.reports.post({
          id: last.current.id,
          profile_id,
          ...report,
          ...(conversation_id !== undefined && { conversation_id }),
        }),
      )
    },
    onSuccess: () => {
      onSent()
      void invalidate(queries, { type: 'reports' })
    },
  })

  const send = ({ reason, note, block }: ReportForm) => {
    const checked = reportNote(note)
    setWrong({
      ...(reason === null && { reason: t('why.missing') }),
      ...(!checked.ok && { note: explain({ value: checked.error }) }),
    })
    if (reason !== null && checked.ok) sending.mutate({ reason, note: checked.value, block })
  }
  const { data, error, isPending } = sending
  return { send, wrong, data, error, isPending }
}
