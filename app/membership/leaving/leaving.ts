import type { QueryClient } from '@tanstack/react-query'
import type { DeletionReason } from '#core/accounts/account.ts'
import { type DeletionAlternative, fewerMails } from '#core/membership/leaving/alternatives.ts'
import { userQuery } from '../../accounts/account/queries.ts'
import type { AccountChange } from '../../accounts/account/use-account-change.ts'
import { signOut } from '../../accounts/session/sign-in.ts'
import { answered, api } from '../../client/client.ts'
import { invalidate } from '../../client/invalidate.ts'
import { newId } from '../../shared/new-id.ts'
import { eraseSignup } from '../signup/erase-signup.ts'
import type { AcceptedOffer, Offers } from './deletion.machine.ts'

/** Refundable amount and alternatives, for the given reason. */
export const lookUpOffers = (reason: DeletionReason | null): Promise<Offers> =>
  answered(api.account.leaving.put({ reason }))

/** Refunds everything refundable, order by order. */
export async function refundAll(
  queries: QueryClient,
  refundable: Offers['refundable'],
): Promise<void> {
  try {
    // Sequential: each refund depends on the previous one.
    for (const { order_id: id, credits } of refundable) {
      await answered(api.orders({ id }).refund.post({ id: newId(), credits }))
    }
  } finally {
    void invalidate(queries, { type: 'order' })
  }
}

/** Accepts an alternative: the account stays. */
export async function acceptOffer(
  queries: QueryClient,
  alternative: DeletionAlternative,
): Promise<AcceptedOffer> {
  const change = async (settings: AccountChange): Promise<AcceptedOffer> => {
    const { user } = await answered(api.account.patch(settings))
    queries.setQueryData(userQuery.queryKey, user)
    return { alternative, code: null }
  }
  switch (alternative) {
    case 'pause':
      return change({ invisible: true })
    case 'fewer-mails':
      return change({
        notifications_off: [
          ...fewerMails(queries.getQueryData(userQuery.queryKey)?.notifications_off ?? []),
        ],
      })
    case 'discount': {
      const { code } = await answered(api.account['stay-discount'].put())
      await invalidate(queries, { type: 'prices' })
      return { alternative, code }
    }
  }
}

/** Deletes the account, and clears the member's data in this browser. */
export async function removeAccount(
  queries: QueryClient,
  reason: DeletionReason | null,
  leave: () => Promise<void>,
): Promise<void> {
  await answered(api.account.deletion.post({ reason }))
  // Navigate first, so that a members-only page does not render for a visitor.
  await leave()
  eraseSignup()
  signOut(queries)
}
