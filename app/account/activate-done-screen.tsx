import { useQuery } from '@tanstack/react-query'
import { Link, useRouterState } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { Mark } from '#ui/art/mark/mark.tsx'
import { MailSent } from '#ui/art/scenes/mail-sent.tsx'
import { Button } from '#ui/primitives/button/button.tsx'
import { Stack } from '#ui/primitives/layout/stack.tsx'
import { Text } from '#ui/primitives/text/text.tsx'
import { settingsQuery } from '../site/queries.ts'
import type { Confirmed } from './activate-link.tsx'
import { NoticePage } from './notice-page.tsx'
import { userQuery } from './queries.ts'

/**
 * The account is active: what was granted, and next steps. Without the result in `history.state`, only the session's
 * state.
 */
export function ActivateDoneScreen() {
  const { data: user } = useQuery(userQuery)
  const confirmed = useRouterState({ select: ({ location }) => location.state.confirmed })
  if (user?.status === 'not_confirmed') return <StillOpen />
  if (confirmed) return <Welcome confirmed={confirmed} />
  return user ? <Already /> : <StillOpen />
}

function Welcome({ confirmed: { credits, sent } }: { readonly confirmed: Confirmed }) {
  const { t } = useTranslation('account')
  const { data: user } = useQuery(userQuery)
  const { data: settings } = useQuery(settingsQuery)
  return (
    <NoticePage
      art={<Mark size="xl" />}
      title={t('activate.done-title', { site: settings?.name ?? '' })}
      actions={user ? <Places sent={sent} /> : <LogIn />}
    >
      <Stack gap="s">
        <Text align="center">{t('activate.done')}</Text>
        {credits > 0 && (
          <Text align="center" tone="trust" weight="semibold">
            {t('activate.credits', { count: credits })}
          </Text>
        )}
        {sent > 0 && <Text align="center">{t('activate.sent', { count: sent })}</Text>}
      </Stack>
    </NoticePage>
  )
}

/** A confirmed member, whoever opened the link. */
function Already() {
  const { t } = useTranslation('account')
  return (
    <NoticePage
      art={<Mark size="xl" />}
      title={t('activate.already-title')}
      actions={<Places sent={0} />}
    >
      {t('activate.already')}
    </NoticePage>
  )
}

/** A visitor, or an unconfirmed member: how to confirm. */
function StillOpen() {
  const { t } = useTranslation('account')
  const { data: user } = useQuery(userQuery)
  return (
    <NoticePage
      art={<MailSent />}
      title={t('activate.title')}
      actions={
        user ? (
          <Button asChild tone="ember">
            <Link to="/complete-signup">{t('activate.again')}</Link>
          </Button>
        ) : (
          <LogIn />
        )
      }
    >
      {t(user ? 'activate.how' : 'activate.how-or-log-in')}
    </NoticePage>
  )
}

function Places({ sent }: { readonly sent: number }) {
  const { t } = useTranslation('account')
  const members = <Link to="/members">{t('activate.members')}</Link>
  if (sent === 0) {
    return (
      <Button asChild tone="ember">
        {members}
      </Button>
    )
  }
  return (
    <>
      <Button asChild tone="ember">
        <Link to="/chats">{t('activate.chats')}</Link>
      </Button>
      <Button asChild>{members}</Button>
    </>
  )
}

function LogIn() {
  const { t } = useTranslation('account')
  return (
    <Button asChild tone="ember">
      <Link to="/login">{t('login.submit')}</Link>
    </Button>
  )
}
