import { useMutation } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import * as v from 'valibot'
import { REPORT_REASONS, type ReportReason, reportNote } from '#core/reports/report.ts'
import { answered, api } from '../client/client.ts'
import { newId } from '../shared/new-id.ts'
import { useExplain } from '../site/use-explain.ts'

/** What somebody has said so far. */
export type Told = {
  readonly reason: ReportReason | null
  readonly note: string
  readonly block: boolean
}

/** A report that was begun and kept. */
export const ToldShape: v.GenericSchema<unknown, Told> = v.object({
  reason: v.nullable(v.picklist(REPORT_REASONS)),
  note: v.string(),
  block: v.boolean(),
})

/** What is wrong with it, by field, in words. */
export type Wrong = { readonly reason?: string; readonly note?: string }

type About = { readonly id: string; readonly conversation?: string }
type Said = Told & { readonly reason: ReportReason }

/** Sends a report. Sent again as it was it stays one report, whatever became of the first answer. */
export function useReporting(
  { id: profile_id, conversation: conversation_id }: About,
  onSent: () => void,
) {
  const { t } = useTranslation('report')
  const explain = useExplain()
  const [wrong, setWrong] = useState<Wrong>({})
  const last = useRef({ text: '', id: '' })

  const sending = useMutation({
    mutationFn: (said: Said) => {
      const text = JSON.stringify(said)
      if (last.current.text !== text) last.current = { text, id: newId() }
      return answered(
        api.reports.post({
          id: last.current.id,
          profile_id,
          ...said,
          ...(conversation_id !== undefined && { conversation_id }),
        }),
      )
    },
    onSuccess: onSent,
  })

  const send = ({ reason, note, block }: Told) => {
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
