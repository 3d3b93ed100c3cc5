import { notFound } from '@tanstack/react-router'
import { isLinkToken } from '#core/accounts/link-token.ts'
import { errorOf } from '../client/client.ts'
import type { RouterContext } from '../shared/router-context.ts'
import { linkQuery } from './link-query.ts'

/** The token in an address; '' when there is none. */
export const tokenParam = ({ token }: Record<string, unknown>): { readonly token: string } => ({
  token: typeof token === 'string' ? token : '',
})

/** For loaders of mailed links: finds out what the link is for; one that was never sent is no page of ours. */
export async function loadLink({ queries, texts }: RouterContext, token: string): Promise<void> {
  if (!isLinkToken(token)) throw notFound()
  const asked = queries.ensureQueryData(linkQuery(token)).catch((error: unknown) => {
    const { code } = errorOf(error)
    throw code === 'not-found' || code === 'request.invalid' ? notFound() : error
  })
  await Promise.all([asked, texts.loadNamespaces(['account', 'signup'])])
}
