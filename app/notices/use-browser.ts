import { useRouterState } from '@tanstack/react-router'
import { useSyncExternalStore } from 'react'
import { BREAKPOINTS } from '#ui/theme/scale.ts'
import { INSTALLED } from '../install/installed.ts'

const SMARTPHONE = `(pointer: coarse) and (max-width: ${BREAKPOINTS.m - 1}px)`

function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (changed) => {
      const media = matchMedia(query)
      media.addEventListener('change', changed)
      return () => media.removeEventListener('change', changed)
    },
    () => matchMedia(query).matches,
    () => false,
  )
}

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

function onConnection(changed: () => void) {
  addEventListener('online', changed)
  addEventListener('offline', changed)
  return () => {
    removeEventListener('online', changed)
    removeEventListener('offline', changed)
  }
}

/** Whether the browser believes it is connected (spec §4). */
export const useOnline = (): boolean =>
  useSyncExternalStore(
    onConnection,
    () => navigator.onLine,
    () => true,
  )
