import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { InviteOnly } from '#ui/art/invite-only.tsx'
import { Button } from '#ui/button/button.tsx'
import { EmptyState } from '#ui/empty-state/empty-state.tsx'
import { useSignup } from '../account/signup-door.ts'

/** Where a site shows its members to members only: an invitation instead of a wall. */
export function SearchClosed() {
  const { t } = useTranslation(['members', 'common'])
  const signup = useSignup()
  return (
    <EmptyState
      art={<InviteOnly />}
      title={t('closed.title')}
      actions={
        <>
          <Button tone="ember" onClick={() => signup.open()}>
            {t('common:nav.sign-up')}
          </Button>
          <Button asChild>
            <Link to="/login">{t('common:nav.log-in')}</Link>
          </Button>
        </>
      }
    >
      {t('closed.text')}
    </EmptyState>
  )
}
