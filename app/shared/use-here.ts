import { useRouterState } from '@tanstack/react-router'

/** Tells whether the page is at a path, or at a page below it. */
export function useHere(): (path: string) => boolean {
  const here = useRouterState({ select: ({ location }) => location.pathname })
  return (path) => here === path || here.startsWith(`${path}/`)
}
