import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { Alert } from '#ui/alert/alert.tsx'
import { MailSent } from '#ui/art/mail-sent.tsx'
import { Button } from '#ui/button/button.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { Mark } from '#ui/mark/mark.tsx'
import { answered, api } from '../client.ts'
import { useExplain } from '../shared/use-explain.ts'
import { settingsQuery } from '../site/queries.ts'
import { NoticePage } from './notice-page.tsx'

export type PressLinkProps = {
  readonly purpose: 'change-mail' | 'reactivate'
  readonly token: string
}

/** A link whose one button does all there is to do: another address, or an account that comes back. */
export function PressLink({ purpose, token }: PressLinkProps) {
  const { t } = useTranslation('account')
  const explain = useExplain()
  const queries = useQueryClient()
  const { data: settings } = useQuery(settingsQuery)
  const press = useMutation({
    mutationFn: () => answered(api.links[purpose].post({ token })),
    onSuccess: () => queries.invalidateQueries({ queryKey: ['user'] }),
  })
  if (press.isSuccess) {
    return (
      <NoticePage
        art={<Mark size="xl" />}
        title={t(`${purpose}.done-title`)}
        actions={
          <Button asChild tone="ember">
            <Link to={purpose === 'reactivate' ? '/login' : '/members'}>
              {t(purpose === 'reactivate' ? 'login.submit' : 'activate.members')}
            </Link>
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
