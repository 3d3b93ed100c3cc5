import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { I18nextProvider } from 'react-i18next'
import type { AppRouter } from './router.tsx'
import type { RouterContext } from './shared/router-context.ts'
import { RootErrorBoundary } from './shell/root-error-boundary.tsx'

type Props = RouterContext & { readonly router: AppRouter }

/** The app's root: texts, query cache and router; the same tree for server and browser. */
export function AppRoot({ queries, texts, router }: Props) {
  return (
    <RootErrorBoundary texts={texts}>
      <I18nextProvider i18n={texts}>
        <QueryClientProvider client={queries}>
          <RouterProvider router={router} />
        </QueryClientProvider>
      </I18nextProvider>
    </RootErrorBoundary>
  )
}
