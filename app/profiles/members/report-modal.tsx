import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Alert } from '#ui/primitives/alert/alert.tsx'
import { Button } from '#ui/primitives/button/button.tsx'
import { Sheet } from '#ui/primitives/dialog/dialog.tsx'
import { Form } from '#ui/primitives/field/form.tsx'
import { Stack } from '#ui/primitives/layout/stack.tsx'
import { Text } from '#ui/primitives/text/text.tsx'
import { bySchema, useFormDraft } from '../../accounts/account/use-form-draft.ts'
import { invalidate } from '../../client/invalidate.ts'
import { useExplain } from '../../site/use-explain.ts'
import { ReportFields } from './report-fields.tsx'
import { ReportReceipt } from './report-receipt.tsx'
import { type ReportForm, ReportFormShape, useReporting } from './use-reporting.ts'

export type ReportModalProps = {
  /** The member, and the conversation if in one. */
  readonly about: { readonly id: string; readonly name: string; readonly conversation?: string }
  /** Where to go if the other was blocked too. */
  readonly onward: '/members' | '/chats'
  readonly onClose: () => void
}

const NOTHING: ReportForm = { reason: null, note: '', block: false }

/** The report dialog: reason, note, and whether to block too; then a receipt. */
export function ReportModal({ about, onward, onClose }: ReportModalProps) {
  const { t } = useTranslation(['report', 'common'])
  const explain = useExplain()
  const navigate = useNavigate()
  const evict = useEvict()
  const form = useId()
  const draft = useFormDraft({
    name: `report.${about.id}`,
    start: () => NOTHING,
    read: bySchema(ReportFormShape),
  })
  const told = draft.value
  const report = useReporting(about, draft.drop)
  const receipt = report.data
  const { name } = about

  const close = () => {
    onClose()
    if (receipt?.blocked) void navigate({ to: onward }).then(() => evict(about.id))
  }

  const giveUp = () => {
    draft.drop()
    close()
  }

  if (receipt) {
    return (
      <ReportReceipt
        name={name}
        receipt={receipt}
        onClose={close}
        onOpen={() => {
          onClose()
          if (receipt.blocked) void evict(about.id)
        }}
      />
    )
  }
  return (
    <Sheet
      open
      title={t('title', { name })}
      closeLabel={t('common:close')}
      dismissible={!report.isPending}
      onClose={close}
      actions={
        <>
          <Button type="submit" form={form} tone="ink" busy={report.isPending}>
            {t('send')}
          </Button>
          <Button disabled={report.isPending} onClick={giveUp}>
            {t('common:cancel')}
          </Button>
        </>
      }
    >
      <Stack gap="m">
        <Text tone="muted">{t('intro', { name })}</Text>
        <Form id={form} label={t('title', { name })} onSubmit={() => report.send(told)}>
          {draft.restored && <Alert>{t('common:restored')}</Alert>}
          <ReportFields name={name} told={told} wrong={report.wrong} onTold={draft.change} />
          {report.error && <Alert tone="danger">{explain(report.error)}</Alert>}
        </Form>
      </Stack>
    </Sheet>
  )
}

/** Drops a blocked member, and what they were part of, once their page is left. */
function useEvict() {
  const queries = useQueryClient()
  return async (id: string) => {
    queries.removeQueries({ queryKey: ['member', id] })
    await invalidate(queries, { type: 'people' })
  }
}
