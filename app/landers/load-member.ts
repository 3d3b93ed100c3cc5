import { notFound } from '@tanstack/react-router'
import { errorOf } from '../client/client.ts'
import { profileQuery } from '../members/queries.ts'
import type { RouterContext } from '../shared/router-context.ts'

type Here = { readonly context: RouterContext; readonly params: { readonly id: string } }

/** For the loader of a page about one member: them, or the page that says they are not there. */
export async function loadMember({ context: { queries, texts }, params }: Here): Promise<void> {
  await texts.loadNamespaces(['members', 'fields'])
  try {
    await queries.ensureQueryData(profileQuery(params.id))
  } catch (error) {
    const { code } = errorOf(error)
    throw code === 'profile.not-found' || code === 'request.invalid' ? notFound() : error
  }
}
