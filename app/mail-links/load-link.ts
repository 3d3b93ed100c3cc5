import { notFound } from '@tanstack/react-router'
import { isLinkToken } from '#core/mail-links/link-token.ts'
import { isMissing } from '../client/client.ts'
import type { RouterContext } from '../shared/router-context.ts'
import { linkQuery } from './link-query.ts'

/** The token in the URL; '' if none. */
export const tokenParam = ({ token }: Record<string, unknown>): { readonly token: string } => ({
  token: typeof token === 'string' ? token : '',
})

/** Loader of mailed links: fetches the link's purpose; an unknown one is a 404. */
export async function loadLink({ queries, texts }: RouterContext, token: string): Promise<void> {
  if (!isLinkToken(token)) throw notFound()
  const asked = queries.ensureQueryData(linkQuery(token)).catch((error: unknown) => {
    throw isMissing(error) ? notFound() : error
  })
  await Promise.all([asked, texts.loadNamespaces(['account', 'signup'])])
}
