import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { NotFound } from '#ui/art/scenes/not-found.tsx'
import { Button } from '#ui/primitives/button/button.tsx'
import { useExplain } from '../../site/use-explain.ts'
import { NoticePage } from '../account/notice-page.tsx'
import { userQuery } from '../account/queries.ts'

/** A link to change an address that we do not know: the settings, behind the login, send another. */
export function UnknownMailChange() {
  const { t } = useTranslation('account')
  const explain = useExplain()
  const { data: user } = useQuery(userQuery)
  return (
    <NoticePage
      art={<NotFound />}
      title={explain({ code: 'link.invalid' })}
      actions={
        <Button asChild tone="ember">
          {user ? (
            <Link to="/notifications/$door" params={{ door: 'log-in' }}>
              {t('link.settings')}
            </Link>
          ) : (
            <Link to="/login" search={{ redirect: '/notifications/log-in' }}>
              {t('login.submit')}
            </Link>
          )}
        </Button>
      }
    >
      {t(user ? 'link.change-mail-again' : 'link.change-mail-log-in')}
    </NoticePage>
  )
}
