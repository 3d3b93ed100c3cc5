import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Alert } from '#ui/alert/alert.tsx'
import { Button } from '#ui/button/button.tsx'
import { ConfirmDialog } from '#ui/confirm-dialog/confirm-dialog.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { Text } from '#ui/text/text.tsx'
import { useToast } from '#ui/toast/toast.tsx'
import { answered, api } from '../client/client.ts'
import { invalidate } from '../client/invalidate.ts'
import { useExplain } from '../site/use-explain.ts'

export type BlockMemberProps = { readonly id: string; readonly name: string }

/** The way to never see somebody again, asked once more before it is done. */
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
