import { useQuery } from '@tanstack/react-query'
import { useLocation } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { useHydrated } from '#ui/primitives/layout/use-hydrated.ts'
import { userQuery } from '../accounts/account/queries.ts'
import { MissingPage } from '../shared/missing-page.tsx'
import { useTabTitle } from '../site/use-tab-title.ts'
import { EmptyLayout } from './empty-layout.tsx'

/** Lazy, as this screen is part of every page's code. */
const MembersMissingPage = lazy(() =>
  import('./members-missing-page.tsx').then(({ MembersMissingPage }) => ({
    default: MembersMissingPage,
  })),
)

/** `/{token}`, where mails lead, also one of which a part is missing; no word is so long. */
const LINK_PATH = /^\/[\w-]{20,}\/?$/

/** The 404 page: a member keeps the site's bars, and with them all ways on. */
export function NotFoundScreen() {
  useTabTitle()
  const { data: user } = useQuery(userQuery)
  const mayBeLink = LINK_PATH.test(useLocation({ select: ({ pathname }) => pathname }))
  // The server renders no lazy parts.
  const hydrated = useHydrated()
  const alone = (
    <EmptyLayout>
      <MissingPage mayBeLink={mayBeLink && !user} />
    </EmptyLayout>
  )
  if (!user || !hydrated) return alone
  return (
    <Suspense fallback={alone}>
      <MembersMissingPage user={user} />
    </Suspense>
  )
}
