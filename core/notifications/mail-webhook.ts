import type { MailTrouble } from '../accounts/account.ts'
import type { Result } from '../shared/result.ts'
import type { WebhookCall, WebhookError } from '../shared/webhook.ts'

/** A report about a mail: a bounce, or a spam complaint. */
export type MailReport = {
  readonly trouble: Exclude<MailTrouble, 'listunsubscribe'>
  readonly address: string
}

/** The webhook of the operator's mail provider. */
export interface MailWebhook {
  /** Parses a webhook after verifying its signature; `null` if no secret is configured. */
  verifyWebhook(call: WebhookCall): Promise<Result<MailReport, WebhookError>>
}
