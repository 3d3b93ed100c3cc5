import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { I18nextProvider } from 'react-i18next'
import type { AppRouter } from './router.tsx'
import type { RouterContext } from './shared/router-context.ts'
import { LastBoundary } from './shell/last-boundary.tsx'

type Props = RouterContext & { readonly router: AppRouter }

/** The whole app: its texts, its data and its pages; the same tree on the server and in the browser. */
export function AppRoot({ queries, texts, router }: Props) {
  return (
    <LastBoundary texts={texts}>
      <I18nextProvider i18n={texts}>
        <QueryClientProvider client={queries}>
          <RouterProvider router={router} />
        </QueryClientProvider>
      </I18nextProvider>
    </LastBoundary>
  )
}
