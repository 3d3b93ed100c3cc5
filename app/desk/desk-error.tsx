import { useRouter } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { Offline } from '#ui/art/scenes/offline.tsx'
import { Button } from '#ui/primitives/button/button.tsx'
import { EmptyState } from '#ui/primitives/empty-state/empty-state.tsx'
import { isBroken } from '../client/chunk-reload.ts'
import { useOwnTitle } from '../shared/own-title.ts'
import { useExplain } from '../site/use-explain.ts'
import { DeskLink } from './desk-link.tsx'

export type DeskErrorProps = { readonly error: unknown }

/** A screen of the desk that failed: what happened, and two ways on. */
export function DeskError({ error }: DeskErrorProps) {
  const { t } = useTranslation(['common', 'desk'])
  useOwnTitle(t('error.title'))
  const router = useRouter()
  const explain = useExplain()
  return (
    <EmptyState
      level={1}
      art={<Offline />}
      title={t('error.title')}
      actions={
        <>
          <Button
            tone="ember"
            onClick={() => (isBroken() ? location.reload() : void router.invalidate())}
          >
            {t('error.again')}
          </Button>
          <Button asChild>
            <DeskLink to="/desk">{t('desk:to-overview')}</DeskLink>
          </Button>
        </>
      }
    >
      {explain(error)}
    </EmptyState>
  )
}
