import type { Ports } from '../ports.ts'
import { ok, type Result } from '../shared/result.ts'
import type { WebhookCall, WebhookError } from '../shared/webhook.ts'
import { recordMailTrouble } from './record-mail-trouble.ts'

type Needs = Pick<Ports, 'atomically' | 'secrets' | 'mailWebhook' | 'now'>

/** Handles a webhook about a mail; the response does not reveal whether the address is a member's. */
export async function receiveMailWebhook(
  ports: Needs,
  call: WebhookCall,
): Promise<Result<null, WebhookError>> {
  const verified = await ports.mailWebhook.verifyWebhook(call)
  if (!verified.ok) return verified
  await recordMailTrouble(ports, verified.value)
  return ok(null)
}
