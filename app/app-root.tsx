import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { useEffect } from 'react'
import { I18nextProvider } from 'react-i18next'
import type { AppRouter } from './router.tsx'
import type { RouterContext } from './shared/router-context.ts'
import { RootErrorBoundary } from './shell/root-error-boundary.tsx'

type Props = RouterContext & {
  readonly router: AppRouter
  /** Runs once the tree is mounted or hydrated; returns its cleanup. */
  readonly onMounted?: () => () => void
}

/**
 * The app's root: texts, query cache and router; the same tree for server and browser. Nothing may stand beside it: ids
 * (`useId`) are made of a component's place in the tree.
 */
export function AppRoot({ queries, texts, router, onMounted }: Props) {
  useEffect(() => onMounted?.(), [onMounted])
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
