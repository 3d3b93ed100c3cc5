import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useDeferredValue } from 'react'
import { useTranslation } from 'react-i18next'
import { Mark } from '#ui/art/mark/mark.tsx'
import { AccountDeleted } from '#ui/art/scenes/account-deleted.tsx'
import { MailSent } from '#ui/art/scenes/mail-sent.tsx'
import { Button } from '#ui/primitives/button/button.tsx'
import { useHistoryState } from '../../shared/use-history-state.ts'
import { DevMailbox } from './dev-mailbox.tsx'
import { NoticePage } from './notice-page.tsx'
import { type User, userQuery } from './queries.ts'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Set by the page that deleted the account. */
    deleted?: true
  }
}

/** The account is hidden, and how to restore it; for anyone else, what deletion means. */
export function AccountDeletedScreen() {
  const { data } = useQuery(userQuery)
  const deleted = useHistoryState('deleted') === true
  // The session ends right after navigating here.
  const user = useDeferredValue<User | null | undefined>(data, deleted ? null : data)
  if (user) return <StillHere />
  return deleted ? <Deleted /> : <HowToReturn />
}

function Deleted() {
  const { t } = useTranslation('account')
  return (
    <NoticePage
      art={<AccountDeleted />}
      title={t('deleted.title')}
      actions={
        <>
          <Home />
          <DevMailbox />
        </>
      }
    >
      {t('deleted.text')}
    </NoticePage>
  )
}

function StillHere() {
  const { t } = useTranslation('account')
  return (
    <NoticePage
      art={<Mark size="xl" />}
      title={t('deleted.not-title')}
      actions={
        <>
          <Button asChild tone="ember">
            <Link to="/members">{t('activate.members')}</Link>
          </Button>
          <Button asChild>
            <Link to="/notifications/$door" params={{ door: 'leave' }}>
              {t('link.settings')}
            </Link>
          </Button>
        </>
      }
    >
      {t('deleted.not')}
    </NoticePage>
  )
}

function HowToReturn() {
  const { t } = useTranslation('account')
  return (
    <NoticePage
      art={<MailSent />}
      title={t('deleted.how-title')}
      actions={
        <>
          <Button asChild tone="ember">
            <Link to="/login">{t('login.submit')}</Link>
          </Button>
          <Home />
        </>
      }
    >
      {t('deleted.how')}
    </NoticePage>
  )
}

function Home() {
  const { t } = useTranslation('account')
  return (
    <Button asChild>
      <Link to="/">{t('deleted.home')}</Link>
    </Button>
  )
}
