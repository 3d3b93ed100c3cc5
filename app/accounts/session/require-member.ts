import { redirect } from '@tanstack/react-router'
import type { RouterContext } from '../../shared/router-context.ts'
import { userQuery } from '../account/queries.ts'

type Cause = 'enter' | 'stay' | 'preload'

type Here = {
  readonly context: RouterContext
  readonly location: { readonly href: string }
  readonly cause: Cause
}

/** Maximum length of a redirect target: servers and proxies limit URLs. */
const LONGEST_WAY_BACK = 1000

/** `beforeLoad` of members-only pages: redirects visitors to login and back; who is on the page was logged out. */
export async function requireMember({
  context: { queries },
  location,
  cause,
}: Here): Promise<void> {
  if (await queries.ensureQueryData(userQuery)) return
  const { href } = location
  throw redirect({
    to: '/login',
    search: href.length > LONGEST_WAY_BACK ? {} : { redirect: href },
    ...(cause === 'stay' && { state: { ended: true } }),
  })
}

/**
 * `beforeLoad` of visitors-only pages: redirects members, to `target` if there is one. Not when they just logged in on
 * this page: its steps are in the history.
 */
export async function requireVisitor(
  { context: { queries }, cause }: Pick<Here, 'context' | 'cause'>,
  target?: string,
): Promise<void> {
  if (cause === 'stay') return
  if (!(await queries.ensureQueryData(userQuery))) return
  throw target === undefined ? redirect({ to: '/members' }) : redirect({ href: target })
}
