import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Alert } from '#ui/primitives/alert/alert.tsx'
import { Button } from '#ui/primitives/button/button.tsx'
import { Stack } from '#ui/primitives/layout/stack.tsx'
import { Text } from '#ui/primitives/text/text.tsx'
import { useToast } from '#ui/primitives/toast/toast.tsx'
import { answered, api } from '../client/client.ts'
import { invalidate } from '../client/invalidate.ts'
import { ConfirmDialog } from '../site/dialogs.ts'
import { useExplain } from '../site/use-explain.ts'

export type BlockMemberProps = { readonly id: string; readonly name: string }

/** Blocks a member, with a confirmation. */
export function BlockMember({ id, name }: BlockMemberProps) {
  const { t } = useTranslation(['members', 'common'])
  const explain = useExplain()
  const show = useToast()
  const queries = useQueryClient()
  const navigate = useNavigate()
  const [asking, setAsking] = useState(false)
  const block = useMutation({
    mutationFn: () => answered(api.blocks({ id }).put()),
    onSuccess: async () => {
      await navigate({ to: '/members' })
      show({ tone: 'success', text: t('block.done', { name }) })
      queries.removeQueries({ queryKey: ['member', id] })
      await invalidate(queries, { type: 'people' })
    },
  })
  return (
    <>
      <Button size="s" icon="block" onClick={() => setAsking(true)}>
        {t('block.action', { name })}
      </Button>
      <ConfirmDialog
        open={asking}
        title={t('block.title', { name })}
        confirm={t('block.confirm')}
        cancel={t('common:cancel')}
        busy={block.isPending}
        onConfirm={() => block.mutate()}
        onCancel={() => setAsking(false)}
      >
        <Stack gap="s">
          <Text>{t('block.text', { name })}</Text>
          {block.error && <Alert tone="danger">{explain(block.error)}</Alert>}
        </Stack>
      </ConfirmDialog>
    </>
  )
}
