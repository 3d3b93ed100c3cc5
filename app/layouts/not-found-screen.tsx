import { MissingPage } from '../shared/missing-page.tsx'
import { useTabTitle } from '../site/use-tab-title.ts'
import { EmptyLayout } from './empty-layout.tsx'

/** An address without a page: nothing of the site is around it. */
export function NotFoundScreen() {
  useTabTitle()
  return (
    <EmptyLayout>
      <MissingPage />
    </EmptyLayout>
  )
}
