import { EmptyLayout } from '../layouts/empty-layout.tsx'
import { MissingPage } from './missing-page.tsx'

/** An address without a page: nothing of the site is around it. */
export function NotFoundScreen() {
  return (
    <EmptyLayout>
      <MissingPage />
    </EmptyLayout>
  )
}
