import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ConfirmDialog } from '#ui/patterns/confirm-dialog/confirm-dialog.tsx'
import { Alert } from '#ui/primitives/alert/alert.tsx'
import { Button } from '#ui/primitives/button/button.tsx'
import { Inline } from '#ui/primitives/layout/inline.tsx'
import { Stack } from '#ui/primitives/layout/stack.tsx'
import { Table } from '#ui/primitives/table/table.tsx'
import { Heading } from '#ui/primitives/text/heading.tsx'
import { useToast } from '#ui/primitives/toast/toast.tsx'
import { answered, api } from '../../client/client.ts'
import { useFormat } from '../../shared/use-format.ts'
import { CampaignPreview } from './campaign-preview.tsx'
import type { Reach } from './queries.ts'
import { useFileError } from './use-file-error.ts'

const REASONS = ['reached', 'not_asked', 'no_text', 'mail_trouble', 'elsewhere'] as const

export type ReachResultProps = {
  readonly reach: Reach
  /** The file that it was counted for. */
  readonly file: string
  readonly onSent: () => void
}

/** How many members get a campaign, why others do not, and sending it. */
export function ReachResult({ reach, file, onSent }: ReachResultProps) {
  const { t } = useTranslation(['desk-operation', 'common'])
  const format = useFormat()
  const [asking, setAsking] = useState(false)
  const { send, busy, error } = useSend(file, onSent)
  const number = format.number(reach.reached)
  return (
    <Stack gap="m">
      <Heading level={3} arrives>
        {t('reach.title', { name: reach.id })}
      </Heading>
      <Table
        caption={t('reach.caption')}
        rows={REASONS}
        keyOf={(reason) => reason}
        columns={[
          { title: t('reach.why'), cell: (reason) => t(`reach.${reason}` as const) },
          {
            title: t('reach.members'),
            kind: 'amount',
            cell: (reason) => format.number(reach[reason]),
          },
        ]}
      />
      <CampaignPreview mails={reach.mails} />
      {error && <Alert tone="danger">{error}</Alert>}
      {reach.reached === 0 ? (
        <Alert tone="warning">{t('reach.nobody')}</Alert>
      ) : (
        <Inline>
          <Button tone="ember" icon="send" busy={busy} onClick={() => setAsking(true)}>
            {t('send')}
          </Button>
        </Inline>
      )}
      <ConfirmDialog
        title={t('send.title', { name: reach.id })}
        open={asking}
        tone="ink"
        confirm={t('send')}
        cancel={t('common:cancel')}
        onCancel={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false)
          send()
        }}
      >
        {t('send.body', { number })}
      </ConfirmDialog>
    </Stack>
  )
}

function useSend(file: string, onSent: () => void) {
  const { t } = useTranslation('desk-operation')
  const queries = useQueryClient()
  const format = useFormat()
  const errorText = useFileError()
  const show = useToast()
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => answered(api.desk.campaigns.post({ file })),
    onSuccess: ({ id, reached }) => {
      show({ text: t('sent', { name: id, number: format.number(reached) }), tone: 'success' })
      onSent()
    },
    onSettled: () => queries.invalidateQueries({ queryKey: ['desk'] }),
  })
  return { send: mutate, busy: isPending, error: error && errorText(error) }
}
