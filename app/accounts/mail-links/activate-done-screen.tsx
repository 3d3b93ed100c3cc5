import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { Mark } from '#ui/art/mark/mark.tsx'
import { MailSent } from '#ui/art/scenes/mail-sent.tsx'
import { Button } from '#ui/primitives/button/button.tsx'
import { Stack } from '#ui/primitives/layout/stack.tsx'
import { Text } from '#ui/primitives/text/text.tsx'
import { useHistoryState } from '../../shared/use-history-state.ts'
import { settingsQuery } from '../../site/queries.ts'
import { NoticePage } from '../account/notice-page.tsx'
import { userQuery } from '../account/queries.ts'
import type { Confirmed } from './activate-link.tsx'

/** What waits for the member. */
export type Waiting = { readonly unread: number; readonly newLikes: number }

export type ActivateDoneScreenProps = { readonly waiting: Waiting }

/**
 * The account is active: what was granted, and next steps. Without the result in `history.state`, only the session's
 * state.
 */
export function ActivateDoneScreen({ waiting }: ActivateDoneScreenProps) {
  const { data: user } = useQuery(userQuery)
  const confirmed = useHistoryState('confirmed')
  if (user?.status === 'not_confirmed') return <StillOpen />
  if (confirmed) return <Welcome confirmed={confirmed} waiting={waiting} />
  return user ? <Already waiting={waiting} /> : <StillOpen />
}

type WelcomeProps = ActivateDoneScreenProps & { readonly confirmed: Confirmed }

function Welcome({ confirmed: { credits, sent }, waiting }: WelcomeProps) {
  const { t } = useTranslation('account')
  const { data: user } = useQuery(userQuery)
  const isFound = user && !user.invisible && user.profile.sexuality !== null
  const { data: settings } = useQuery(settingsQuery)
  return (
    <NoticePage
      art={<Mark size="xl" />}
      title={t('activate.done-title', { site: settings?.name ?? '' })}
      actions={user ? <Places sent={sent} waiting={waiting} /> : <LogIn />}
    >
      <Stack gap="s">
        <Text align="center">
          {t('activate.done')} {isFound && t('activate.found')}
        </Text>
        {credits > 0 && (
          <Text align="center" tone="trust" weight="semibold">
            {t('activate.credits', { count: credits })}
          </Text>
        )}
        {sent > 0 && <Text align="center">{t('activate.sent', { count: sent })}</Text>}
        <WaitingLines {...waiting} />
      </Stack>
    </NoticePage>
  )
}

/** A confirmed member, whoever opened the link. */
function Already({ waiting }: ActivateDoneScreenProps) {
  const { t } = useTranslation('account')
  return (
    <NoticePage
      art={<Mark size="xl" />}
      title={t('activate.already-title')}
      actions={<Places sent={0} waiting={waiting} />}
    >
      <Stack gap="s">
        <Text align="center">{t('activate.already')}</Text>
        <WaitingLines {...waiting} />
      </Stack>
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

function WaitingLines({ unread, newLikes }: Waiting) {
  const { t } = useTranslation('account')
  return (
    <>
      {unread > 0 && <Text align="center">{t('activate.unread', { count: unread })}</Text>}
      {newLikes > 0 && <Text align="center">{t('activate.liked', { count: newLikes })}</Text>}
    </>
  )
}

type PlacesProps = ActivateDoneScreenProps & Pick<Confirmed, 'sent'>

/** To what waits, the most personal first; the search is always there. */
function Places({ sent, waiting: { unread, newLikes } }: PlacesProps) {
  const { t } = useTranslation('account')
  const places = [
    ...(sent + unread > 0
      ? [
          <Link key="chats" to="/chats">
            {t('activate.chats')}
          </Link>,
        ]
      : []),
    ...(newLikes > 0
      ? [
          <Link key="likes" to="/likes/{-$type}">
            {t('activate.likes')}
          </Link>,
        ]
      : []),
    <Link key="members" to="/members">
      {t('activate.members')}
    </Link>,
  ]
  return places.map((place, nth) => (
    <Button key={place.key} asChild tone={nth === 0 ? 'ember' : 'quiet'}>
      {place}
    </Button>
  ))
}

function LogIn() {
  const { t } = useTranslation('account')
  return (
    <Button asChild tone="ember">
      <Link to="/login">{t('login.submit')}</Link>
    </Button>
  )
}
