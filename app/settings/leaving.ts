import type { QueryClient } from '@tanstack/react-query'
import type { DeletionAlternative, DeletionReason } from '#core/accounts/deletion.ts'
import { FEWER_MAILS } from '#core/profiles/change-settings.ts'
import { userQuery } from '../account/queries.ts'
import { signOut } from '../account/sign-in.ts'
import { answered, api } from '../client/client.ts'
import { invalidate } from '../client/invalidate.ts'
import { newId } from '../shared/new-id.ts'
import { forgetSignup } from '../signup/forget-signup.ts'
import type { Offers, Taken } from './deletion.machine.ts'
import type { AccountChange } from './use-account-change.ts'

/** What can be paid back to who leaves for this reason, and what is offered instead. */
export const lookUpOffers = (reason: DeletionReason | null): Promise<Offers> =>
  answered(api.account.leaving.put({ reason }))

/** Has everything paid back that can be, order by order. */
export async function payBackAll(
  queries: QueryClient,
  refundable: Offers['refundable'],
): Promise<void> {
  try {
    // One after the other: each is of what the one before left.
    for (const { order_id: id, credits } of refundable) {
      await answered(api.orders({ id }).refund.post({ id: newId(), credits }))
    }
  } finally {
    void invalidate(queries, { type: 'order' })
  }
}

/** Takes what was offered: the account stays. */
export async function takeOffer(
  queries: QueryClient,
  alternative: DeletionAlternative,
): Promise<Taken> {
  const change = async (settings: AccountChange): Promise<Taken> => {
    const { user } = await answered(api.account.patch(settings))
    queries.setQueryData(userQuery.queryKey, user)
    return { alternative, code: null }
  }
  switch (alternative) {
    case 'pause':
      return change({ invisible: true })
    case 'fewer-mails':
      return change({ notifications_off: [...(FEWER_MAILS.notificationsDisabled ?? [])] })
    case 'discount': {
      const { code } = await answered(api.account['stay-discount'].put())
      await invalidate(queries, { type: 'prices' })
      return { alternative, code }
    }
  }
}

/** Deletes the account, and with it forgets here whose page this was. */
export async function removeAccount(
  queries: QueryClient,
  reason: DeletionReason | null,
  leave: () => Promise<void>,
): Promise<void> {
  await answered(api.account.deletion.post({ reason }))
  // Away first, so that the page of a member is not asked to draw a visitor.
  await leave()
  forgetSignup()
  signOut(queries)
}
