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
  return new Response(null, {
    status: 302,
    headers: {
      location: `${location}${language}`,
      'cache-control': 'private, no-store',
      vary: 'cookie',
    },
  })
}

/** The nonce is in a header instead of the page, so that the page can be cached; see `app/style-nonce.ts`. */
export function pageResponse(
  { status, body, hashes }: Page,
  request: Request,
  personal: boolean,
  cookie: string | null,
): Response {
  const nonce = randomBytes(16).toString('base64url')
  const { bytes, encoding } = encodedFor(body, request)
  return new Response(bytes, {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      // Personal pages are `no-store`, also for the back/forward cache.
      'cache-control': personal ? 'private, no-store' : 'private, no-cache',
      vary: 'accept-encoding, accept-language, cookie',
      'content-security-policy': contentSecurityPolicy(nonce, hashes),
      'server-timing': `style-nonce;desc=${nonce}`,
      ...(cookie !== null && { 'set-cookie': cookie }),
      ...(encoding && { 'content-encoding': encoding }),
    },
  })
}
