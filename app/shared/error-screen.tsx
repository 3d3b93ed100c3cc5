import { Link, useRouter } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { Offline } from '#ui/art/offline.tsx'
import { Button } from '#ui/button/button.tsx'
import { EmptyState } from '#ui/empty-state/empty-state.tsx'
import { EmptyLayout } from '../layouts/empty-layout.tsx'
import { useExplain } from './use-explain.ts'

/** A page that did not work out: what happened, and two ways on. */
export function ErrorScreen({ error }: { readonly error: unknown }) {
  const { t } = useTranslation()
  const router = useRouter()
  const explain = useExplain()
  return (
    <EmptyLayout>
      <EmptyState
        level={1}
        art={<Offline />}
        title={t('error.title')}
        actions={
          <>
            <Button tone="ember" onClick={() => router.invalidate()}>
              {t('error.again')}
            </Button>
            <Button asChild>
              <Link to="/">{t('error.home')}</Link>
            </Button>
          </>
        }
      >
        {explain(error)}
      </EmptyState>
    </EmptyLayout>
  )
}
