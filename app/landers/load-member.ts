import { notFound } from '@tanstack/react-router'
import { isMissing } from '../client/client.ts'
import { profileQuery } from '../profiles/members/queries.ts'
import type { RouterContext } from '../shared/router-context.ts'

type Here = { readonly context: RouterContext; readonly params: { readonly id: string } }

/** Loader of a member's lander: the member, or the page for a missing one. */
export async function loadMember({ context: { queries, texts }, params }: Here): Promise<void> {
  await texts.loadNamespaces(['members', 'fields'])
  try {
    await queries.ensureQueryData(profileQuery(params.id))
  } catch (error) {
    throw isMissing(error) ? notFound() : error
  }
}
