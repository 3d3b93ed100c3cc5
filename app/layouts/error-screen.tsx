import { Link, useRouter, useRouterState } from '@tanstack/react-router'
import { useEffect, useEffectEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { Offline } from '#ui/art/scenes/offline.tsx'
import { Button } from '#ui/primitives/button/button.tsx'
import { EmptyState } from '#ui/primitives/empty-state/empty-state.tsx'
import { isBroken } from '../client/chunk-reload.ts'
import { errorOf } from '../client/client.ts'
import { useOwnTitle } from '../shared/own-title.ts'
import { useOnline } from '../shared/use-online.ts'
import { useExplain } from '../site/use-explain.ts'
import { useTabTitle } from '../site/use-tab-title.ts'
import { EmptyLayout } from './empty-layout.tsx'

/** The error page: what happened, and two links. */
export function ErrorScreen({ error }: { readonly error: unknown }) {
  const { t, i18n } = useTranslation(['common', 'notices'], { useSuspense: false })
  const online = useOnline()
  const explain = useExplain()
  const offline = errorOf(error).code === 'network'
  // A page that never started has not loaded their texts.
  const known = offline && !online && i18n.hasResourceBundle(i18n.language, 'notices')
  const title = known ? t('notices:offline.title') : t('error.title')
  useOwnTitle(title)
  useTabTitle()
  const router = useRouter()
  const trying = useRouterState({ select: ({ status }) => status === 'pending' })
  const again = () => (isBroken() ? location.reload() : void router.invalidate())
  const goOn = useEffectEvent(again)
  useEffect(() => {
    if (!offline) return
    addEventListener('online', goOn)
    return () => removeEventListener('online', goOn)
  }, [offline])
  return (
    <EmptyLayout>
      <EmptyState
        level={1}
        art={<Offline />}
        title={title}
        actions={
          <>
            <Button tone="ember" busy={trying} onClick={again}>
              {t('error.again')}
            </Button>
            <Button asChild>
              <Link to="/">{t('error.home')}</Link>
            </Button>
          </>
        }
      >
        {known ? t('notices:offline.text') : explain(error)}
      </EmptyState>
    </EmptyLayout>
  )
}
