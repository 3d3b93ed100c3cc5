import { randomBytes } from 'node:crypto'
import { contentSecurityPolicy, type InlineHashes } from '../http/headers.ts'
import { type Compressed, encodedFor } from './compressed.ts'
import type { ParsedPageRequest } from './parse-page-request.ts'
import type { Redirect } from './rendering.ts'

/** A rendered page. */
export type Page = {
  readonly status: number
  readonly body: Compressed
  readonly hashes: InlineHashes
}

/** A temporary redirect for this viewer, keeping the language in the URL. */
export function redirection(
  { location }: Redirect,
  { named, locale }: ParsedPageRequest,
): Response {
  const language = named ? `${location.includes('?') ? '&' : '?'}lang=${locale}` : ''
  return redirectTo(`${location}${language}`)
}

/** A temporary redirect for this viewer. */
export const redirectTo = (location: string): Response =>
  new Response(null, {
    status: 302,
    headers: { location, 'cache-control': 'private, no-store', vary: 'cookie' },
  })

/** What a response tells the browser beside its page. */
export type Marks = {
  readonly cookies: readonly string[]
  /** The session was ended elsewhere: the app erases what a member wrote here. */
  readonly revoked: boolean
}

const NO_MARKS: Marks = { cookies: [], revoked: false }

/** Nonce and marks are in headers instead of the page, so that it can be cached; see `app/client/page-timing.ts`. */
export async function pageResponse(
  { status, body, hashes }: Page,
  request: Request,
  personal: boolean,
  { cookies, revoked }: Marks = NO_MARKS,
): Promise<Response> {
  const nonce = randomBytes(16).toString('base64url')
  const { bytes, encoding } = await encodedFor(body, request)
  const headers = new Headers({
    'content-type': 'text/html; charset=utf-8',
    // Personal pages are `no-store`, also for the back/forward cache.
    'cache-control': personal ? 'private, no-store' : 'private, no-cache',
    vary: 'accept-encoding, accept-language, cookie',
    'content-security-policy': contentSecurityPolicy(nonce, hashes),
    'server-timing': `style-nonce;desc=${nonce}${revoked ? ', session;desc=revoked' : ''}`,
    ...(encoding && { 'content-encoding': encoding }),
  })
  for (const cookie of cookies) headers.append('set-cookie', cookie)
  return new Response(bytes, { status, headers })
}
