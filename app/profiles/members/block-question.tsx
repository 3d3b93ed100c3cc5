import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { Alert } from '#ui/primitives/alert/alert.tsx'
import { Stack } from '#ui/primitives/layout/stack.tsx'
import { Text } from '#ui/primitives/text/text.tsx'
import { useToast } from '#ui/primitives/toast/toast.tsx'
import { answered, api } from '../../client/client.ts'
import { invalidate } from '../../client/invalidate.ts'
import { ConfirmDialog } from '../../site/dialogs.ts'
import { useExplain } from '../../site/use-explain.ts'

export type BlockQuestionProps = {
  readonly id: string
  readonly name: string
  readonly open: boolean
  /** Where to go once blocked: this page is gone then. */
  readonly onward: '/members' | '/chats'
  readonly onClose: () => void
}

/** Confirms blocking a member, blocks them, and says so. */
export function BlockQuestion({ id, name, open, onward, onClose }: BlockQuestionProps) {
  const { t } = useTranslation(['members', 'common'])
  const explain = useExplain()
  const show = useToast()
  const queries = useQueryClient()
  const navigate = useNavigate()
  const block = useMutation({
    mutationFn: () => answered(api.blocks({ id }).put()),
    onSuccess: async () => {
      await navigate({ to: onward })
      show({ tone: 'success', text: t('block.done', { name }) })
      queries.removeQueries({ queryKey: ['member', id] })
      await invalidate(queries, { type: 'people' })
    },
  })
  return (
    <ConfirmDialog
      open={open}
      title={t('block.title', { name })}
      confirm={t('block.confirm')}
      cancel={t('common:cancel')}
      busy={block.isPending}
      onConfirm={() => block.mutate()}
      onCancel={onClose}
    >
      <Stack gap="s">
        <Text>{t('block.text', { name })}</Text>
        {block.error && <Alert tone="danger">{explain(block.error)}</Alert>}
      </Stack>
    </ConfirmDialog>
  )
}
