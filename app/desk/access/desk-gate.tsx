import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Activity, lazy, type ReactNode, Suspense, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { Page } from '#ui/primitives/layout/page.tsx'
import { Loading, Skeleton } from '#ui/primitives/skeleton/skeleton.tsx'
import { TryAgain } from '../../site/try-again.tsx'
import { LonelyPage } from '../lonely-page.tsx'
import { endedQuery, operatorQuery, watchSession } from '../operator.ts'
import { useIdleCheck } from '../use-idle-check.ts'
import { DeskLayout } from './desk-layout.tsx'
import { LoginScreen } from './login-screen.tsx'

// Once per operator: its drawing of QR codes is for nobody else.
const SetupScreen = lazy(async () => ({
  default: (await import('./setup-screen.tsx')).SetupScreen,
}))

export type DeskGateProps = { readonly children: ReactNode }

/**
 * The screens of whoever is logged in, or the login at the same URL; before them an authenticator app is set up. When a session ends they stay as they are, out of
 * sight: whoever logs in again goes on where they were, and what they typed is there.
 */
export function DeskGate({ children }: DeskGateProps) {
  const queries = useQueryClient()
  useEffect(() => watchSession(queries), [queries])
  useIdleCheck()
  const { data: operator, error, refetch } = useQuery(operatorQuery)
  const { data: ended = null } = useQuery(endedQuery)
  const whose = operator ?? ended
  const again = () => void refetch()
  return (
    <>
      {operator === undefined && <Arriving error={error} onAgain={again} />}
      {operator === null && <LoginScreen ended={ended} />}
      {operator?.second_factor === 'missing' && (
        <Suspense fallback={<Arriving error={null} onAgain={again} />}>
          <SetupScreen operator={operator} />
        </Suspense>
      )}
      {whose && whose.second_factor !== 'missing' && (
        <Activity key={whose.id} mode={operator ? 'visible' : 'hidden'}>
          <DeskLayout operator={whose}>{children}</DeskLayout>
        </Activity>
      )}
    </>
  )
}

function Arriving({ error, onAgain }: { readonly error: unknown; readonly onAgain: () => void }) {
  const { t } = useTranslation()
  return (
    <LonelyPage>
      <Page width="narrow">
        {error ? (
          <TryAgain error={error} onAgain={onAgain} />
        ) : (
          <Loading label={t('loading')}>
            <Skeleton />
          </Loading>
        )}
      </Page>
    </LonelyPage>
  )
}
