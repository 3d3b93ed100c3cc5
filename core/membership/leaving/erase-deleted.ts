import { type Account, type MemberId, REACTIVATION_WINDOW } from '../../accounts/account.ts'
import { returnPhoto } from '../../chats/review-chat-photo.ts'
import type { Ports, Stores } from '../../ports.ts'
import { keysOf } from '../../profiles/photo.ts'
import { inPages } from '../../shared/paging.ts'
import { err, ok, type Result } from '../../shared/result.ts'
import type { Locale } from '../../site/locales.ts'

type Needs = Pick<Ports, 'reads' | 'atomically' | 'photoFiles' | 'sites' | 'now' | 'newId'>

const AT_ONCE = 100
const LIKES_AT_ONCE = 200

/** Ids of the erased members, and what was thrown for others. */
export type Erasure = { readonly erased: readonly MemberId[]; readonly errors: readonly unknown[] }

/**
 * Erases accounts deleted 14 days ago: profile, photos, message texts, addresses and push tokens. Accounting records
 * stay, anonymised. An account that cannot be erased does not stop the others.
 */
export async function eraseDeleted(ports: Needs): Promise<Erasure> {
  const due = ports.now() - REACTIVATION_WINDOW
  const { deletedBefore } = ports.reads.accounts
  const { results, errors } = await inPages(
    { size: AT_ONCE, after: (last: MemberId | null) => deletedBefore(due, last, AT_ONCE) },
    async (member) => ((await erase(ports, member, due)).ok ? [member] : []),
  )
  return { erased: results.flat(), errors }
}

/** Erases a deleted account before its 14 days are over, as its member wants. */
export const eraseNow = (ports: Needs, member: MemberId): Promise<Result<null, 'back'>> =>
  erase(ports, member, ports.now())

async function erase(
  { reads, atomically, photoFiles, sites, now, newId }: Needs,
  member: MemberId,
  due: number,
): Promise<Result<null, 'back'>> {
  const at = now()
  const photos = [...(await reads.photos.of(member)), ...(await reads.chatPhotos.of(member))]
  const keys = photos.flatMap((photo) => ('cut' in photo ? keysOf(photo) : (photo.key ?? [])))
  // From here on a sweep handles the files: it deletes them after a crash, and keeps those of reactivated members.
  for (const key of keys) await photoFiles.unsettle(key)
  const erased = await atomically(async (stores) => {
    const account = await stores.accounts.lock(member)
    const over = account?.status === 'deleted' && account.deletedAt !== null
    if (!over || account.deletedAt > due) return err('back')
    await stores.profiles.lock(member)
    // Faces may have been placed since.
    const late = (await stores.photos.of(member)).flatMap(keysOf)
    await returnWaiting(stores, { now, newId }, member)
    await eraseTraces(stores, member)
    await stores.memberRequests.erase(member, at)
    const { language } = sites.byId(account.site).settings
    await stores.accounts.save(withoutName(account, language))
    await stores.events.append({ type: 'account.erased', member }, at)
    return ok(late)
  })
  if (!erased.ok) return erased
  const all = new Set([...keys, ...erased.value])
  await Promise.all([...all].map((key) => photoFiles.remove(key)))
  return ok(null)
}

/** Photos in moderation are not delivered; the ledger books their price as returned. */
async function returnWaiting(
  stores: Stores,
  stamp: Pick<Ports, 'now' | 'newId'>,
  member: MemberId,
): Promise<void> {
  for (const photo of await stores.chatPhotos.inModeration(member))
    await returnPhoto(stores, stamp, photo, 'withdrawn')
}

async function eraseTraces(stores: Stores, member: MemberId): Promise<void> {
  for (const { id } of await stores.photos.of(member)) await stores.photos.remove(id)
  await stores.messages.eraseTextsOf(member)
  await stores.chatPhotos.removeAllOf(member)
  await stores.queued.clear(member)
  await stores.queued.eraseQuotes(member)
  await stores.links.erase(member)
  await stores.sessions.endAllOf(member, null)
  await stores.devices.removeAllOf(member, null)
  await stores.pushSubscriptions.removeAllOf(member)
  await stores.deliveries.erase(member)
  await stores.mailLog.erase(member)
  await stores.signupNetworks.erase(member)
  await stores.campaigns.erase(member)
  await stores.reports.eraseReporter(member)
  await stores.restrictions.eraseFacts(member)
  await stores.audit.erase(member)
  await stores.memberNotes.erase(member)
  await eraseDebtor(stores, member)
  await eraseLikes(stores, member)
  await stores.blocks.removeAllOf(member)
  await stores.passes.removeAllOf(member)
  await stores.swipeDays.remove(member)
  await stores.profiles.remove(member)
}

/** Mandates stay as accounting records, anonymised; the provider keeps the name as long as the bank requires. */
async function eraseDebtor(
  { directDebits }: Pick<Stores, 'directDebits'>,
  member: MemberId,
): Promise<void> {
  for (const { id } of await directDebits.of(member)) {
    const debit = await directDebits.lock(id)
    if (debit?.terms) await directDebits.save({ ...debit, terms: { ...debit.terms, debtor: null } })
  }
}

async function eraseLikes({ likes }: Pick<Stores, 'likes'>, member: MemberId): Promise<void> {
  for (;;) {
    const given = await likes.givenBy(member, LIKES_AT_ONCE)
    const received = await likes.receivedBy(member, LIKES_AT_ONCE)
    for (const { from, to } of [...given, ...received]) await likes.remove(from, to)
    if (given.length + received.length === 0) return
  }
}

/**
 * What accounting needs: that there was a member, where and when, but not who. Every field is named, so that a new one
 * is decided on here.
 */
const withoutName = (
  { id, site, country, signedUpAt, confirmedAt, deletedAt, premiumSince, boughtAt }: Account,
  language: Locale,
): Account => ({
  ...{ id, site, country, signedUpAt, confirmedAt, deletedAt, premiumSince, boughtAt, language },
  status: 'erased',
  email: `${id}@erased.invalid`,
  passwordHash: '!',
  siteChoices: {},
  timeZone: null,
  timeZoneAt: null,
  quietHours: null,
  tracking: {},
  deletionReason: null,
  leavingAt: null,
  invisible: false,
  privacy: false,
  sensitiveConsent: null,
  notificationsDisabled: [],
  mailTroubles: [],
})
