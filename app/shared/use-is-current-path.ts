import { useRouterState } from '@tanstack/react-router'

/** Whether the current page is at a path, or below it. */
export function useIsCurrentPath(): (path: string) => boolean {
  const here = useRouterState({ select: ({ location }) => location.pathname })
  return (path) => here === path || here.startsWith(`${path}/`)
}
