import type { QueryClient } from '@tanstack/react-query'
import { FEWER_MAILS } from '#core/accounts/change-settings.ts'
import type { DeletionAlternative, DeletionReason } from '#core/accounts/deletion.ts'
import { userQuery } from '../account/queries.ts'
import { becomeMember } from '../account/sign-in.ts'
import { answered, api } from '../client.ts'
import type { Offers, Taken } from './deletion.machine.ts'
import type { AccountChange } from './use-account-change.ts'

/** What is offered to who leaves for this reason. */
export const lookUpOffers = (reason: DeletionReason): Promise<Offers> =>
  answered(api.account.deletion.get({ query: { reason } }))

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
      await queries.invalidateQueries({ queryKey: ['discount'] })
      return { alternative, code }
    }
  }
}

/** Deletes the account, and with it forgets here whose page this was. */
export async function removeAccount(
  queries: QueryClient,
  reason: DeletionReason,
  leave: () => Promise<void>,
): Promise<void> {
  await answered(api.account.deletion.post({ reason }))
  // Away first, so that the page of a member is not asked to draw a visitor.
  await leave()
  becomeMember(queries, null)
}
