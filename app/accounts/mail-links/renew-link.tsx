import { useMutation } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { MailSent } from '#ui/art/scenes/mail-sent.tsx'
import { NotFound } from '#ui/art/scenes/not-found.tsx'
import { Alert } from '#ui/primitives/alert/alert.tsx'
import { Button } from '#ui/primitives/button/button.tsx'
import { Stack } from '#ui/primitives/layout/stack.tsx'
import { Text } from '#ui/primitives/text/text.tsx'
import { answered, api } from '../../client/client.ts'
import { useExplain } from '../../site/use-explain.ts'
import { DevMailbox } from '../account/dev-mailbox.tsx'
import { NoticePage } from '../account/notice-page.tsx'

export type RenewLinkProps = {
  readonly token: string
  /** Why the old one does not work. */
  readonly children: ReactNode
}

/** A spent link whose button mails a fresh one, to the account it was for. */
export function RenewLink({ token, children }: RenewLinkProps) {
  const { t } = useTranslation('account')
  const explain = useExplain()
  const renew = useMutation({ mutationFn: () => answered(api.links.renewal.post({ token })) })
  if (renew.isSuccess) {
    return (
      <NoticePage art={<MailSent />} title={t('reset.sent-title')} actions={<DevMailbox />}>
        <Text align="center">{t('link.renewed')}</Text>
        <Text align="center" tone="muted">
          {t('reset.where')}
        </Text>
      </NoticePage>
    )
  }
  return (
    <NoticePage
      art={<NotFound />}
      title={explain({ code: 'link.invalid' })}
      actions={
        <Button tone="ember" busy={renew.isPending} onClick={() => renew.mutate()}>
          {t('link.new')}
        </Button>
      }
    >
      <Stack>
        {children}
        {renew.isError && <Alert tone="danger">{explain(renew.error)}</Alert>}
      </Stack>
    </NoticePage>
  )
}
