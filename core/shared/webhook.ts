/** A webhook request of an outside service. */
export type WebhookCall = {
  readonly body: string
  readonly header: (name: string) => string | null
}

export type WebhookError =
  | { readonly code: 'webhook.untrusted' }
  | { readonly code: 'webhook.invalid' }
