import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { Alert } from '#ui/primitives/alert/alert.tsx'
import { Button } from '#ui/primitives/button/button.tsx'
import { Docked } from '#ui/primitives/docked/docked.tsx'
import { sessionEndedQuery } from '../../accounts/session/session-ended.ts'
import { useRouteName } from './route-name.ts'

/** The login says so itself. */
const TOLD: readonly string[] = ['login', 'reset-password']

/** Says that the session ended while the page was open, with a way back into it. */
export function SessionEnded() {
  const { t } = useTranslation(['notices', 'common'])
  const queries = useQueryClient()
  const router = useRouter()
  const route = useRouteName()
  if (TOLD.includes(route)) return null
  // No link: the place that is kept for Back is that of the page, not of this alert.
  const logIn = () => {
    const { href } = router.state.location
    void router.navigate({
      to: '/login',
      search: { redirect: href },
      state: { ended: true, resumes: true },
    })
  }
  return (
    <Docked>
      <Alert
        title={t('ended.title')}
        action={
          <Button size="s" onClick={logIn}>
            {t('ended.again')}
          </Button>
        }
        dismissal={{
          label: t('common:close'),
          onDismiss: () => queries.setQueryData(sessionEndedQuery.queryKey, false),
        }}
      >
        {t('ended.text')}
      </Alert>
    </Docked>
  )
}
