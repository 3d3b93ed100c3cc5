import { useRouterState } from '@tanstack/react-router'
import { BREAKPOINTS } from '#ui/tokens/scale.ts'
import { INSTALLED } from '../../notifications/install/installed.ts'
import { useMedia } from '../../shared/use-media.ts'

const SMARTPHONE = `(pointer: coarse) and (max-width: ${BREAKPOINTS.m - 1}px)`

/** Browser state for the alert rules. */
export function useBrowser() {
  const search = useRouterState({ select: ({ location }) => location.search })
  return {
    smartphone: useMedia(SMARTPHONE),
    installedApp: useMedia(INSTALLED),
    /** Spec §3, query parameters: the signup was just completed in another browser. */
    signupComplete: 'api_signup_complete' in search,
  }
}
