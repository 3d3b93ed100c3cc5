import type { MemberId } from '../accounts/account.ts'
import type { Ports } from '../ports.ts'
import { ok } from '../shared/result.ts'

/** Removes a push subscription of the member; idempotent. */
export async function unsubscribePush(
  { atomically }: Pick<Ports, 'atomically'>,
  { member, endpoint }: { readonly member: MemberId; readonly endpoint: string },
): Promise<void> {
  await atomically(async ({ pushSubscriptions }) => {
    const own = (await pushSubscriptions.of(member)).some((one) => one.endpoint === endpoint)
    if (own) await pushSubscriptions.remove(endpoint)
    return ok(null)
  })
}
