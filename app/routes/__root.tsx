import { createRootRouteWithContext, Outlet } from '@tanstack/react-router'
import type { RouterContext } from '../router.tsx'
import { ErrorScreen } from '../shared/error-screen.tsx'
import { NotFoundScreen } from '../shared/not-found-screen.tsx'
import { SignupProvider } from '../signup/signup-provider.tsx'

export const Route = createRootRouteWithContext<RouterContext>()({
  component: () => (
    <SignupProvider>
      <Outlet />
    </SignupProvider>
  ),
  errorComponent: ErrorScreen,
  notFoundComponent: NotFoundScreen,
})
