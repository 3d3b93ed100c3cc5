import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { NotFound } from '#ui/art/scenes/not-found.tsx'
import { Button } from '#ui/primitives/button/button.tsx'
import { NoticePage } from './notice-page.tsx'
import { userQuery } from './queries.ts'

/** Spec §8: activation failed. A logged-in member can request a new mail, others log in first. */
export function ActivateErrorScreen() {
  const { t } = useTranslation('account')
  const { data: user } = useQuery(userQuery)
  const active = user && user.status !== 'not_confirmed'
  return (
    <NoticePage
      art={<NotFound />}
      title={t('activate.failed-title')}
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
