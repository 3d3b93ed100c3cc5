import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { InviteOnly } from '#ui/art/scenes/invite-only.tsx'
import { Button } from '#ui/primitives/button/button.tsx'
import { EmptyState } from '#ui/primitives/empty-state/empty-state.tsx'
import { useSignup } from '../../accounts/account/signup-context.ts'

/** Shown to visitors where search needs a login: an invitation to sign up. */
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
