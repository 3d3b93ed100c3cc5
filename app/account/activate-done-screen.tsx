import { useQuery } from '@tanstack/react-query'
import { Link, useRouterState } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { Button } from '#ui/button/button.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { Mark } from '#ui/mark/mark.tsx'
import { Text } from '#ui/text/text.tsx'
import { settingsQuery } from '../site/queries.ts'
import { NoticePage } from './notice-page.tsx'
import { userQuery } from './queries.ts'

/** The account is active: what that brought, and where to go from here. */
export function ActivateDoneScreen() {
  const { t } = useTranslation('account')
  const { data: user } = useQuery(userQuery)
  const { data: settings } = useQuery(settingsQuery)
  const confirmed = useRouterState({ select: ({ location }) => location.state.confirmed })
  const { credits = 0, sent = 0 } = confirmed ?? {}
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
