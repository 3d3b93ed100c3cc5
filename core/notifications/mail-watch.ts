import type { MailTrouble } from '../accounts/account.ts'
import type { WebhookCall, WebhookError } from '../orders/providers.ts'
import type { Result } from '../shared/result.ts'

/** What somebody who watches our mails has to say: one came back, or was marked as spam. */
export type MailTidings = {
  readonly trouble: Exclude<MailTrouble, 'listunsubscribe'>
  readonly address: string
}

/** Whoever the operator has watch the mails. */
export interface MailWatch {
  /** What a call says, once its signature is found to be right; where nobody watches, no call is trusted. */
  heard(call: WebhookCall): Promise<Result<MailTidings, WebhookError>>
}
