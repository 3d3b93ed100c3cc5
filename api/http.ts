import type { Log } from './log.ts'

/** How this API is reached; what differs between the server and the browser's mocks. */
export type Http = {
  /** Where cookies are read and written: browsers drop the real names on requests a script makes. */
  readonly cookieHeader: string
  readonly setCookieHeader: string
  /** Whether cookies may travel over https alone. */
  readonly secure: boolean
  /** The site's own address, where members come back to; `null` takes each request's own. */
  readonly publicUrl: string | null
  /** Where other companies' servers call us. Never taken from a request, which may name any host. */
  readonly webhookOrigin: string
  /** A forced domain is honoured in development only (product.md §3). */
  readonly development: boolean
  /** Whether mails are kept instead of sent, and shown at `/dev/mailbox`. */
  readonly mailbox: boolean
  /** The address a request comes from, as far as it is known. */
  clientAddress(request: Request): string
  /** Packs a text as gzip does; left out where answers do not travel. */
  pack?(text: string): Uint8Array<ArrayBuffer>
  readonly log: Log
}

/** Where a request goes; `null` when it names no host there can be. */
export const addressed = (request: Request): URL | null =>
  // Only very old clients and health checks name no host at all.
  URL.parse(request.url, 'http://localhost')

/** The host a request goes to, without its port. */
export const hostOf = (request: Request): string => addressed(request)?.hostname ?? ''

/** The origin under which the asker knows this site. */
export const originOf = ({ publicUrl }: Http, request: Request): string =>
  publicUrl ?? addressed(request)?.origin ?? ''
