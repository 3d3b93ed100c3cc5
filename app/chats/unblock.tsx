import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Alert } from '#ui/primitives/alert/alert.tsx'
import { Button } from '#ui/primitives/button/button.tsx'
import { answered, api } from '../client/client.ts'
import { invalidate } from '../client/invalidate.ts'
import { useExplain } from '../site/use-explain.ts'

export type UnblockProps = { readonly id: string; readonly name: string }

/** In the chat with a member whom one blocked: says so, and lifts it. */
export function Unblock({ id, name }: UnblockProps) {
  const { t } = useTranslation('chats')
  const explain = useExplain()
  const queries = useQueryClient()
  const release = useMutation({
    mutationFn: () => answered(api.blocks({ id }).delete()),
    onSuccess: () => invalidate(queries, { type: 'people' }),
  })
  return (
    <>
      <Alert
        action={
          <Button size="s" busy={release.isPending} onClick={() => release.mutate()}>
            {t('blocked.release')}
          </Button>
        }
      >
        {t('blocked.text', { name })}
      </Alert>
      {release.error && <Alert tone="danger">{explain(release.error)}</Alert>}
    </>
  )
}
