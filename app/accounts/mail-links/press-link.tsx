import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { Mark } from '#ui/art/mark/mark.tsx'
import { MailSent } from '#ui/art/scenes/mail-sent.tsx'
import { Alert } from '#ui/primitives/alert/alert.tsx'
import { Button } from '#ui/primitives/button/button.tsx'
import { Stack } from '#ui/primitives/layout/stack.tsx'
import { answered, api } from '../../client/client.ts'
import { invalidate } from '../../client/invalidate.ts'
import { settingsQuery } from '../../site/queries.ts'
import { useExplain } from '../../site/use-explain.ts'
import { NoticePage } from '../account/notice-page.tsx'
import { lookAgain } from './link-query.ts'

/** Next step, once done. */
const ONWARD = {
  'change-mail': { to: '/members', text: 'activate.members' },
  reactivate: { to: '/login', text: 'login.submit' },
} as const

type Purpose = keyof typeof ONWARD

export type PressLinkProps = {
  readonly purpose: Purpose
  readonly token: string
}

/** A link with a single button: email change, reactivation. */
export function PressLink({ purpose, token }: PressLinkProps) {
  const { t } = useTranslation('account')
  const explain = useExplain()
  const queries = useQueryClient()
  const { data: settings } = useQuery(settingsQuery)
  const press = useMutation({
    mutationFn: () => answered(api.links[purpose].post({ token })),
    onSuccess: () => invalidate(queries, { type: 'account' }),
    onError: (error) => lookAgain(queries, token, error),
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
