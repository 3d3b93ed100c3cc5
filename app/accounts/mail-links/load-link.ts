import { isLinkToken } from '#core/accounts/links/link-token.ts'
import type { RouterContext } from '../../shared/router-context.ts'
import { linkQuery } from './link-query.ts'

/** The token in the URL; '' if none. */
export const tokenParam = ({ token }: Record<string, unknown>): { readonly token: string } => ({
  token: typeof token === 'string' ? token : '',
})

/** Loader of mailed links: fetches the link's purpose, and returns whether the link is known. */
export async function loadLink({ queries, texts }: RouterContext, token: string): Promise<boolean> {
  const [link] = await Promise.all([
    isLinkToken(token) ? queries.ensureQueryData(linkQuery(token)) : null,
    texts.loadNamespaces(['account', 'signup']),
  ])
  return link !== null
}
