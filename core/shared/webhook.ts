/** A webhook request of an outside service. */
export type WebhookCall = {
  readonly body: string
  readonly header: (name: string) => string | null
}

export type WebhookError =
  | { readonly code: 'webhook.untrusted' }
  | { readonly code: 'webhook.invalid' }

/** The media type of a `Content-Type`, without its parameters: in lower case, as types have no case (RFC 9110). */
export const mediaType = (header: string | null | undefined): string =>
  header?.split(';')[0]?.trim().toLowerCase() ?? ''
