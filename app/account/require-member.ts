import { redirect } from '@tanstack/react-router'
import type { RouterContext } from '../router.tsx'
import { userQuery } from './queries.ts'

type Here = { readonly context: RouterContext; readonly location: { readonly href: string } }

/** For `beforeLoad` of members' pages: sends a visitor to log in, and back again after that. */
export async function requireMember({ context: { queries }, location }: Here): Promise<void> {
  if (await queries.ensureQueryData(userQuery)) return
  throw redirect({ to: '/login', search: { redirect: location.href } })
}

/** For `beforeLoad` of visitors' pages: a member is at home among the members. */
export async function requireVisitor({
  context: { queries },
}: Pick<Here, 'context'>): Promise<void> {
  if (await queries.ensureQueryData(userQuery)) throw redirect({ to: '/members' })
}
