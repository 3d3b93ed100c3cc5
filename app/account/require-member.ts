import { redirect } from '@tanstack/react-router'
import type { RouterContext } from '../shared/router-context.ts'
import { userQuery } from './queries.ts'

type Here = { readonly context: RouterContext; readonly location: { readonly href: string } }

/** The longest address one is led back to: it travels within another address, which servers and proxies cut off somewhere. */
const LONGEST_WAY_BACK = 1000

/** For `beforeLoad` of members' pages: sends a visitor to log in, and back again after that. */
export async function requireMember({ context: { queries }, location }: Here): Promise<void> {
  if (await queries.ensureQueryData(userQuery)) return
  const { href } = location
  throw redirect({ to: '/login', search: href.length > LONGEST_WAY_BACK ? {} : { redirect: href } })
}

/**
 * For `beforeLoad` of visitors' pages: a member is at home among the members. Who became one on the page stays until
 * they go on: its steps lie in the history too.
 */
export async function requireVisitor({
  context: { queries },
  cause,
}: Pick<Here, 'context'> & { readonly cause: 'enter' | 'stay' | 'preload' }): Promise<void> {
  if (cause === 'stay') return
  if (await queries.ensureQueryData(userQuery)) throw redirect({ to: '/members' })
}
