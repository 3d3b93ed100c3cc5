import type { Log } from './log.ts'

/** How this API is reached; what differs between the server and the browser's mocks. */
export type Http = {
  /** Where cookies are read and written: browsers drop the real names on requests a script makes. */
  readonly cookieHeader: string
  readonly setCookieHeader: string
  /** Whether cookies may travel over https alone. */
  readonly secure: boolean
  /** The default site's own address, where members come back to; `null` takes each request's own. */
  readonly publicUrl: string | null
  /** Whether a host is one of the install's sites; where left out, only the default one's is. */
  isOwnHost?(host: string): boolean
  /** Where other companies' servers call us. Never taken from a request, which may name any host. */
  readonly webhookOrigin: string
  /** A forced domain is honoured in development only (product.md §3). */
  readonly development: boolean
  /** Whether mails are kept instead of sent, and shown at `/dev/mailbox`. */
  readonly mailbox: boolean
  /** Whom anybody may log in as; in a demo alone. */
  readonly guest?: { readonly email: string; readonly password: string }
  /** Whether a proxy of ours stands before this server: only then is believed what headers say of the asker. */
  readonly behindProxy: boolean
  /** The address a request comes from, as far as it is known. */
  clientAddress(request: Request): string
  /** Packs a text as gzip does; left out where answers do not travel. */
  gzip?(text: string): Uint8Array<ArrayBuffer>
  readonly log: Log
}

/** Where a request goes; `null` when it names no host there can be. */
export const addressed = (request: Request): URL | null =>
  // Only very old clients and health checks name no host at all.
  URL.parse(request.url, 'http://localhost')

/** The host a request goes to, without its port. */
export const hostOf = (request: Request): string => addressed(request)?.hostname ?? ''

/** The origin under which the asker knows this site. A request may name any host: only those of our sites are believed. */
export function originOf({ publicUrl, isOwnHost }: Http, request: Request): string {
  const asked = addressed(request)
  if (publicUrl === null) return asked?.origin ?? ''
  return asked && isOwnHost?.(asked.hostname) ? withHost(publicUrl, asked.hostname) : publicUrl
}

/** An origin with another host in it: the sites of an install share scheme and port. */
export function withHost(origin: string, host: string): string {
  const url = new URL(origin)
  url.hostname = host
  return url.origin
}
