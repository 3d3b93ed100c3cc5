import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { Alert } from '#ui/alert/alert.tsx'
import { MailSent } from '#ui/art/mail-sent.tsx'
import { Button } from '#ui/button/button.tsx'
import { answered, api, errorOf } from '../client/client.ts'
import { invalidate } from '../client/invalidate.ts'
import { useExplain } from '../site/use-explain.ts'
import { NoticePage } from './notice-page.tsx'

/** What confirming an email brought, told on the next page and not in its address. */
export type Confirmed = { readonly credits: number; readonly sent: number }

declare module '@tanstack/react-router' {
  interface HistoryState {
    confirmed?: Confirmed
  }
}

/** The button that makes an account active. */
export function ActivateLink({ token }: { readonly token: string }) {
  const { t } = useTranslation('account')
  const explain = useExplain()
  const queries = useQueryClient()
  const navigate = useNavigate()
  const activate = useMutation({
    mutationFn: () => answered(api.links.activate.post({ token })),
    onSuccess: async (confirmed) => {
      // In this order: the link is used by now, and this page would say so while everything is asked anew.
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
