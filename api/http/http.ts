import type { Account } from '#core/accounts/account.ts'
import type { Browser, Started } from '#core/accounts/start-session.ts'
import type { SignupError } from '#core/membership/errors.ts'
import type { Result } from '#core/shared/result.ts'
import type { Millis } from '#core/shared/time.ts'
import type { Locale } from '#core/site/locales.ts'
import type { Log } from './logs/log.ts'

/** How the API is served; differs between the server and the mocks in a browser. */
export type Http = {
  /** Names of the cookie headers: browsers drop the real ones on requests made by scripts. */
  readonly cookieHeader: string
  readonly setCookieHeader: string
  /** Whether cookies are `Secure`. */
  readonly secure: boolean
  /** Base URL of the default site, for return links; `null` uses the domains of the sites. */
  readonly publicUrl: string | null
  /** Domains of the install's sites, the default one first; if absent, there is only the default site. */
  domains?(): readonly string[]
  /** Base URL for webhooks. Never taken from a request, which may name any host. */
  readonly webhookOrigin: string
  /** The demo: only there `forced_domain` works, and a first visit takes the browser's language (product.md §3, §4). */
  readonly development: boolean
  /** Whether mails are stored instead of sent, and shown at `/dev/mailbox`. */
  readonly mailbox: boolean
  /** The demo login, and who makes guests; demo only. */
  readonly guest?: DemoGuest
  /** The same at the desk. */
  readonly deskGuest?: { readonly email: string; readonly password: string }
  /** Whether there is a trusted proxy: only then are forwarded headers used. */
  readonly behindProxy: boolean
  /** The client's IP address, if known. */
  clientAddress(request: Request): string
  /** gzip; absent where responses do not leave the process. */
  gzip?(text: string): Uint8Array<ArrayBuffer>
  /** How long a page waits for its data before the browser renders it; absent: two seconds. */
  readonly pageTimeout?: Millis
  readonly log: Log
}

/** Everybody's login, and what lets a browser in as a guest of its own. */
export type DemoGuest = {
  readonly email: string
  readonly password: string
  enter(visit: {
    readonly language: Locale
    readonly address: string
    readonly browser: Browser
  }): Promise<Result<Started & { readonly account: Account }, GuestRefusal>>
}

type GuestRefusal =
  | { readonly code: 'busy' }
  | Extract<SignupError, { code: 'signup.closed' | 'signup.refused' | 'signup.too-many' }>

/** The request's URL; `null` if its host is invalid. */
export const requestUrl = (request: Request): URL | null =>
  // Only very old clients and health checks send no `Host`.
  URL.parse(request.url, 'http://localhost')

/**
 * The path that the router matches, `routed`, which has it in every context. `null` if a URL parser finds another one,
 * as with a malformed host: then what a check sees is not what runs.
 */
export function routedPath(request: Request, routed: unknown): string | null {
  const path = requestUrl(request)?.pathname ?? null
  return routed === path ? path : null
}

/** The request's host without port. */
export const hostOf = (request: Request): string => requestUrl(request)?.hostname ?? ''

/** The origin of this site for the client. A request may name any host: only those of our sites are used. */
export function originOf({ publicUrl, domains, webhookOrigin }: Http, request: Request): string {
  const asked = requestUrl(request)
  const [main = new URL(webhookOrigin).hostname, ...others] = domains?.() ?? []
  const isOwn = asked !== null && others.includes(asked.hostname)
  if (publicUrl !== null) return isOwn ? withHost(publicUrl, asked.hostname) : publicUrl
  return asked && (isOwn || asked.hostname === main || isLoopback(asked.hostname))
    ? asked.origin
    : withHost(webhookOrigin, main)
}

/** Names and addresses that mean only the client's own machine. */
export const isLoopback = (host: string): boolean =>
  /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/.test(host) || host.endsWith('.localhost')

/** Replaces the host of an origin: the sites of an install share scheme and port. */
export function withHost(origin: string, host: string): string {
  const url = new URL(origin)
  url.hostname = host
  return url.origin
}
