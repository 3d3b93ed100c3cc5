import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { Alert } from '#ui/alert/alert.tsx'
import { MailSent } from '#ui/art/mail-sent.tsx'
import { Button } from '#ui/button/button.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { Mark } from '#ui/mark/mark.tsx'
import { answered, api } from '../client/client.ts'
import { invalidate } from '../client/invalidate.ts'
import { settingsQuery } from '../site/queries.ts'
import { useExplain } from '../site/use-explain.ts'
import { NoticePage } from './notice-page.tsx'

/** The way on, once it is done. */
const ONWARD = {
  'change-mail': { to: '/members', text: 'activate.members' },
  reactivate: { to: '/login', text: 'login.submit' },
  unsubscribe: { to: '/notifications', text: 'link.settings' },
} as const

export type PressLinkProps = {
  readonly purpose: keyof typeof ONWARD
  readonly token: string
}

/** A link whose one button does all there is to do: another address, an account that comes back, mails that stop. */
export function PressLink({ purpose, token }: PressLinkProps) {
  const { t } = useTranslation('account')
  const explain = useExplain()
  const queries = useQueryClient()
  const { data: settings } = useQuery(settingsQuery)
  const press = useMutation({
    mutationFn: () => answered(api.links[purpose].post({ token })),
    onSuccess: () => invalidate(queries, { type: 'account' }),
  })
  if (press.isSuccess) {
    return (
      <NoticePage
        art={<Mark size="xl" />}
        title={t(`${purpose}.done-title`)}
        actions={
          <Button asChild tone="ember">
            <Link to={ONWARD[purpose].to}>{t(ONWARD[purpose].text)}</Link>
          </Button>
        }
      >
        {t(`${purpose}.done`)}
      </NoticePage>
    )
  }
  return (
    <NoticePage
      art={<MailSent />}
      title={t(`${purpose}.title`, { site: settings?.name ?? '' })}
      actions={
        <Button tone="ember" size="l" busy={press.isPending} onClick={() => press.mutate()}>
          {t(`${purpose}.submit`)}
        </Button>
      }
    >
      <Stack>
        {t(`${purpose}.text`)}
        {press.isError && <Alert tone="danger">{explain(press.error)}</Alert>}
      </Stack>
    </NoticePage>
  )
}
