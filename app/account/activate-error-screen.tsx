import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { NotFound } from '#ui/art/not-found.tsx'
import { Button } from '#ui/button/button.tsx'
import { NoticePage } from './notice-page.tsx'
import { userQuery } from './queries.ts'

/** Spec §8: activating failed. Who is logged in gets a new mail, who is not logs in first. */
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
