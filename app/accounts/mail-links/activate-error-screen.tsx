import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { Mark } from '#ui/art/mark/mark.tsx'
import { NotFound } from '#ui/art/scenes/not-found.tsx'
import { Button } from '#ui/primitives/button/button.tsx'
import { NoticePage } from '../account/notice-page.tsx'
import { useIsConfirmed } from '../account/use-is-confirmed.ts'

/**
 * Spec §8: activation failed. A logged-in member can request a new mail, others log in first; whoever is confirmed
 * already has nothing to do.
 */
export function ActivateErrorScreen() {
  const { t } = useTranslation('account')
  const active = useIsConfirmed()
  return (
    <NoticePage
      art={active ? <Mark size="xl" /> : <NotFound />}
      title={t(active ? 'activate.already-title' : 'activate.failed-title')}
      actions={
        <Button asChild tone="ember">
          {active ? (
            <Link to="/members">{t('activate.members')}</Link>
          ) : (
            <Link to="/complete-signup">{t('activate.again')}</Link>
          )}
        </Button>
      }
    >
      {t(active ? 'activate.already' : 'activate.failed')}
    </NoticePage>
  )
}
