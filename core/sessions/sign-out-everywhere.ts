import type { MemberId } from '../accounts/account.ts'
import type { Stores } from '../ports.ts'

type Needs = Pick<Stores, 'sessions' | 'pushSubscriptions' | 'links'>

/** Ends all that leads into a closed account: sessions, pushes, and mailed links but for the one that restores it. */
export async function signOutEverywhere(
  { sessions, pushSubscriptions, links }: Needs,
  member: MemberId,
): Promise<void> {
  await sessions.endAllOf(member, null)
  await pushSubscriptions.removeAllOf(member)
  for (const purpose of ['activate', 'reset', 'change-mail'] as const) {
    await links.void(member, purpose)
  }
}
