import { MissingPage } from '../shared/missing-page.tsx'
import { useTabTitle } from '../site/use-tab-title.ts'
import { EmptyLayout } from './empty-layout.tsx'

/** The 404 page, without the site's layout. */
export function NotFoundScreen() {
  useTabTitle()
  return (
    <EmptyLayout>
      <MissingPage />
    </EmptyLayout>
  )
}
