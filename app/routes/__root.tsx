import { createRootRouteWithContext, Outlet } from '@tanstack/react-router'
import { hydrateAll } from '../client/hydration/hydration-queue.ts'
import { ErrorScreen } from '../layouts/error-screen.tsx'
import { NotFoundScreen } from '../layouts/not-found-screen.tsx'
import { SignupProvider } from '../membership/signup/signup-provider.tsx'
import type { RouterContext } from '../shared/router-context.ts'
import { useFocusRescue } from '../shared/use-focus-rescue.ts'
import { useArrivalFocus } from '../site/use-arrival-focus.ts'

export const Route = createRootRouteWithContext<RouterContext>()({
  // A part hydrated on another route than it was rendered on is a mismatch.
  beforeLoad: ({ preload }) => (preload ? undefined : hydrateAll()),
  component: Root,
  errorComponent: ErrorScreen,
  notFoundComponent: NotFoundScreen,
})

function Root() {
  useArrivalFocus()
  useFocusRescue()
  return (
    <SignupProvider>
      <Outlet />
    </SignupProvider>
  )
}
