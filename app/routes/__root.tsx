import { createRootRouteWithContext, Outlet } from '@tanstack/react-router'
import { ErrorScreen } from '../layouts/error-screen.tsx'
import { NotFoundScreen } from '../layouts/not-found-screen.tsx'
import type { RouterContext } from '../shared/router-context.ts'
import { useArrivalFocus } from '../shared/use-arrival-focus.ts'
import { SignupProvider } from '../signup/signup-provider.tsx'

export const Route = createRootRouteWithContext<RouterContext>()({
  component: Root,
  errorComponent: ErrorScreen,
  notFoundComponent: NotFoundScreen,
})

function Root() {
  useArrivalFocus()
  return (
    <SignupProvider>
      <Outlet />
    </SignupProvider>
  )
}
