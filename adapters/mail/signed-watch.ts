import * as v from 'valibot'
import { isSignedBy } from '#adapters/shared/signature.ts'
import type { MailWatch } from '#core/notifications/mail-watch.ts'
import { err, ok } from '#core/shared/result.ts'
import type { Instant } from '#core/shared/time.ts'

/** The header a call's signature travels in. */
export const WATCH_HEADER = 'vonk-signature'

const Tidings = v.object({
  trouble: v.picklist(['bounce', 'fbl']),
  email: v.pipe(v.string(), v.maxLength(254)),
})

type Settings = {
  /** What the operator's watch signs with; `null` where there is none. */
  readonly secret: string | null
  now(): Instant
}

/** A watch that signs its calls as the sandbox company does: over the body and the moment, with a shared secret. */
export const signedWatch = ({ secret, now }: Settings): MailWatch => ({
  async heard({ body, header }) {
    const signature = header(WATCH_HEADER) ?? ''
    const isTrusted = secret !== null && (await isSignedBy(secret, body, signature, now()))
    if (!isTrusted) return err({ code: 'webhook.untrusted' })
    const said = v.safeParse(Tidings, parsed(body))
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
