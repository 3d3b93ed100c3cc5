import type { WebhookCall, WebhookError } from '../orders/providers.ts'
import type { Ports } from '../ports.ts'
import { ok, type Result } from '../shared/result.ts'
import { hearMailTrouble } from './hear-mail-trouble.ts'

type Needs = Pick<Ports, 'atomically' | 'secrets' | 'mailWatch' | 'now'>

/** Takes what the operator's watch says of a mail; it does not learn whether the address is a member's. */
export async function hearMailWatch(
  ports: Needs,
  call: WebhookCall,
): Promise<Result<null, WebhookError>> {
  const heard = await ports.mailWatch.heard(call)
  if (!heard.ok) return heard
  await hearMailTrouble(ports, heard.value)
  return ok(null)
}
