import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { MailSent } from '#ui/art/scenes/mail-sent.tsx'
import { Alert } from '#ui/primitives/alert/alert.tsx'
import { Button } from '#ui/primitives/button/button.tsx'
import { answered, api, errorOf } from '../../client/client.ts'
import { invalidate } from '../../client/invalidate.ts'
import { useExplain } from '../../site/use-explain.ts'
import { NoticePage } from '../account/notice-page.tsx'

/** Result of the confirmation, passed to the next page in `history.state` instead of its URL. */
export type Confirmed = { readonly credits: number; readonly sent: number }

declare module '@tanstack/react-router' {
  interface HistoryState {
    confirmed?: Confirmed
  }
}

/** The activation button. */
export function ActivateLink({ token }: { readonly token: string }) {
  const { t } = useTranslation('account')
  const explain = useExplain()
  const queries = useQueryClient()
  const navigate = useNavigate()
  const activate = useMutation({
    mutationFn: () => answered(api.links.activate.post({ token })),
    onSuccess: async (confirmed) => {
      // Navigate first: a refetch here would show the link as used.
      await invalidate(queries, { type: 'account' })
      await navigate({ to: '/activate/done', state: { confirmed } })
      await invalidate(queries, { type: 'everything' })
    },
    onError: async (error) => {
      if (errorOf(error).code === 'link.invalid') await navigate({ to: '/activate/error' })
    },
  })
  return (
    <NoticePage
      art={<MailSent />}
      title={t('activate.title')}
      actions={
        <Button tone="ember" size="l" busy={activate.isPending} onClick={() => activate.mutate()}>
          {t('activate.submit')}
        </Button>
      }
    >
      {t('activate.text')}
      {activate.isError && <Alert tone="danger">{explain(activate.error)}</Alert>}
    </NoticePage>
  )
}
