import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { TwoTastes } from '#ui/art/scenes/two-tastes.tsx'
import { Button } from '#ui/primitives/button/button.tsx'
import { EmptyState } from '#ui/primitives/empty-state/empty-state.tsx'
import { FinderPage } from './finder-page.tsx'

export type ConsentNeededProps = { readonly title: string }

/** Where nobody can be chosen: the member took back the consent to use their orientation, and can give it again. */
export function ConsentNeeded({ title }: ConsentNeededProps) {
  const { t } = useTranslation('finder')
  return (
    <FinderPage title={title}>
      <EmptyState
        art={<TwoTastes />}
        title={t('consent.title')}
        actions={
          <>
            <Button asChild tone="trust">
              <Link to="/notifications/$door" params={{ door: 'seen' }} hash="consent">
                {t('consent.action')}
              </Link>
            </Button>
            <Button asChild>
              <Link to="/members">{t('end.search')}</Link>
            </Button>
          </>
        }
      >
        {t('consent.text')}
      </EmptyState>
    </FinderPage>
  )
}
