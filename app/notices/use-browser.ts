import { useRouterState } from '@tanstack/react-router'
import { BREAKPOINTS } from '#ui/theme/scale.ts'
import { INSTALLED } from '../install/installed.ts'
import { useMedia } from '../shared/use-media.ts'

const SMARTPHONE = `(pointer: coarse) and (max-width: ${BREAKPOINTS.m - 1}px)`

/** What the rules for notices ask of the browser. */
export function useBrowser() {
  const search = useRouterState({ select: ({ location }) => location.search })
  return {
    smartphone: useMedia(SMARTPHONE),
    installedApp: useMedia(INSTALLED),
    /** Spec §3, query parameters: the signup was just completed elsewhere. */
    signupComplete: 'api_signup_complete' in search,
  }
}
