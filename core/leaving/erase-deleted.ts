import type { Account, MemberId } from '../accounts/account.ts'
import { REACTIVATION_WINDOW } from '../accounts/deletion.ts'
import type { Ports, Stores } from '../ports.ts'
import { err, ok, type Result } from '../shared/result.ts'

type Needs = Pick<Ports, 'reads' | 'atomically' | 'photoFiles' | 'now'>

const LIKES_AT_ONCE = 200

/**
 * Erases accounts whose 14 days are over and tells whose: the profile, photos, texts of messages, addresses and
 * push tokens. What the books need stays, without a name.
 */
export async function eraseDeleted(
  ports: Needs,
  { limit }: { readonly limit: number },
): Promise<readonly MemberId[]> {
  const due = ports.now() - REACTIVATION_WINDOW
  const members = await ports.reads.accounts.deletedBefore(due, limit)
  const erased: MemberId[] = []
  for (const member of members) {
    const outcome = await erase(ports, member, due)
    if (outcome.ok) erased.push(member)
  }
  return erased
}

async function erase(
  { reads, atomically, photoFiles, now }: Needs,
  member: MemberId,
  due: number,
): Promise<Result<null, 'back'>> {
  const at = now()
  const keys = (await reads.photos.of(member)).map(({ key }) => key)
  // From here on a sweep decides about the bytes: it takes them after a crash, and keeps those of who came back.
  for (const key of keys) await photoFiles.unsettle(key)
  const erased = await atomically(async (stores) => {
    const account = await stores.accounts.hold(member)
    const over = account?.status === 'deleted' && account.deletedAt !== null
    if (!over || account.deletedAt > due) return err('back')
    await stores.profiles.hold(member)
    await eraseTraces(stores, member)
    await stores.accounts.save(withoutName(account))
    await stores.events.append({ type: 'account.erased', member }, at)
    return ok(null)
  })
  if (erased.ok) await Promise.all(keys.map((key) => photoFiles.remove(key)))
  return erased
}

async function eraseTraces(stores: Stores, member: MemberId): Promise<void> {
  for (const { id } of await stores.photos.of(member)) await stores.photos.remove(id)
  await stores.messages.eraseTextsOf(member)
  await stores.held.clear(member)
  await stores.links.forget(member)
  await stores.sessions.endAllOf(member, null)
  await stores.devices.removeAllOf(member, null)
  await stores.pushSubscriptions.removeAllOf(member)
  await stores.deliveries.forget(member)
  await stores.reports.forgetReporter(member)
  await stores.audit.forget(member)
  await eraseLikes(stores, member)
  await stores.passes.removeAllOf(member)
  await stores.swipeDays.remove(member)
  await stores.profiles.remove(member)
}

async function eraseLikes({ likes }: Pick<Stores, 'likes'>, member: MemberId): Promise<void> {
  for (;;) {
    const given = await likes.givenBy(member, LIKES_AT_ONCE)
    const received = await likes.receivedBy(member, LIKES_AT_ONCE)
    for (const { from, to } of [...given, ...received]) await likes.remove(from, to)
    if (given.length + received.length === 0) return
  }
}

/** What stays for the books: that somebody was a member, where and when, but not who. */
const withoutName = (account: Account): Account => ({
  ...account,
  status: 'erased',
  email: `${account.id}@erased.invalid`,
  passwordHash: '!',
  timeZone: null,
  timeZoneAt: null,
  tracking: {},
  notificationsDisabled: [],
  mailTroubles: [],
})
