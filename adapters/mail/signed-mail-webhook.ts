import * as v from 'valibot'
import { isSignedBy } from '#adapters/shared/signature.ts'
import type { MailWebhook } from '#core/notifications/ports.ts'
import { err, ok } from '#core/shared/result.ts'
import type { Instant } from '#core/shared/time.ts'

/** Header with the webhook's signature. */
export const MAIL_SIGNATURE_HEADER = 'vonk-signature'

const WebhookBody = v.object({
  trouble: v.picklist(['bounce', 'fbl']),
  email: v.pipe(v.string(), v.maxLength(254)),
})

type Settings = {
  /** The webhook secret; `null` if not configured. */
  readonly secret: string | null
  now(): Instant
}

/** Verifies webhooks like the sandbox's: HMAC over timestamp and body. */
export const signedMailWebhook = ({ secret, now }: Settings): MailWebhook => ({
  async verifyWebhook({ body, header }) {
    const signature = header(MAIL_SIGNATURE_HEADER) ?? ''
    const isTrusted = secret !== null && (await isSignedBy(secret, body, signature, now()))
    if (!isTrusted) return err({ code: 'webhook.untrusted' })
    const said = v.safeParse(WebhookBody, parsed(body))
    if (!said.success) return err({ code: 'webhook.invalid' })
    const { trouble, email: address } = said.output
    return ok({ trouble, address })
  },
})

function parsed(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return null
  }
}
