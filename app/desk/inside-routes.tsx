import { createRootRouteWithContext, createRoute, Outlet } from '@tanstack/react-router'
import type { RouterContext } from '../shared/router-context.ts'
import { DeskGate } from './access/desk-gate.tsx'
import { DeskError } from './desk-error.tsx'
import { DeskMissing } from './desk-missing.tsx'
import { DeskRoot } from './desk-root.tsx'
import { IfAllowed } from './not-allowed.tsx'

/** The root of the desk's routes. */
export const root = createRootRouteWithContext<RouterContext>()({
  component: DeskRoot,
  errorComponent: DeskError,
  notFoundComponent: DeskMissing,
})

/** Everything behind the login. */
export const inside = createRoute({
  getParentRoute: () => root,
  path: '/desk',
  component: () => (
    <DeskGate>
      <IfAllowed>
        <Outlet />
      </IfAllowed>
    </DeskGate>
  ),
  errorComponent: DeskError,
  notFoundComponent: DeskMissing,
})
export const within = () => inside
