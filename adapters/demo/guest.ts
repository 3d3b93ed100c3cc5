import { type Account, NOTIFICATION_KINDS } from '#core/accounts/account.ts'
import { QUIET_HOURS } from '#core/accounts/time-zone.ts'
import { grant } from '#core/money/book.ts'
import type { Ports } from '#core/ports.ts'
import { listedOn } from '#core/profiles/listing.ts'
import { NO_WISHES } from '#core/profiles/wishes.ts'
import { ok } from '#core/shared/result.ts'
import { demoId } from './chance.ts'
import { SCRIPTS } from './script/scripts.ts'

/** Whom anybody may log in as at a demo, to look around at once. */
export const GUEST = { email: 'demo@vonk.example', password: 'een vonk om te proberen' } as const

/** The guest is a person who looks around: nothing is done on their behalf. */
export const GUEST_ID = demoId('guest')
export const GUEST_CREDITS = 40
export const GUEST_HOME = 'Utrecht'
export const GUEST_SELF = { gender: 'female', sexuality: 'bi', birthDate: '1991-04-12' } as const

type Needs = Pick<Ports, 'reads' | 'atomically' | 'passwords' | 'towns' | 'sites' | 'now' | 'newId'>

/**
 * Makes the demo's guest: confirmed, with credits, and out of everybody's sight, since many share it. One who was there
 * before gets back what others may have changed: the email and password that the login page names, and the name.
 */
export async function seedGuest({
  reads,
  atomically,
  passwords,
  towns,
  sites,
  now,
  newId,
}: Needs): Promise<void> {
  if (await reads.accounts.byId(GUEST_ID))
    return restore(atomically, await passwords.hash(GUEST.password))
  const [place] = await towns.named('NL', GUEST_HOME, 1)
  const [site] = sites.all()
  if (!place || !site) return
  const at = now()
  const account: Account = {
    id: GUEST_ID,
    email: GUEST.email,
    passwordHash: await passwords.hash(GUEST.password),
    status: 'active',
    site: site.settings.id,
    siteChoices: {},
    country: 'NL',
    language: site.settings.language,
    timeZone: null,
    timeZoneAt: null,
    quietHours: QUIET_HOURS,
    tracking: {},
    signedUpAt: at,
    confirmedAt: at,
    deletedAt: null,
    deletionReason: null,
    premiumSince: null,
    boughtAt: null,
    leavingAt: null,
    sensitiveConsent: null,
    invisible: true,
    privacy: false,
    notificationsDisabled: NOTIFICATION_KINDS,
    mailTroubles: [],
  }
  await atomically(async (stores) => {
    if (!(await stores.accounts.add(account))) return ok(null)
    await stores.profiles.add({
      id: GUEST_ID,
      kind: 'person',
      // No script answers for whoever looks around.
      demo: false,
      // No name of a person: it is whoever looks around.
      name: SCRIPTS[site.settings.language].guest.name,
      ...GUEST_SELF,
      place,
      about: SCRIPTS[site.settings.language].guest.about,
      line: null,
      details: {},
      interests: [],
      wishes: NO_WISHES,
      searchedAges: null,
      mainPhoto: null,
      mainFocus: null,
      listedOn: listedOn(account),
      lastActiveAt: at,
      createdAt: at,
    })
    const gift = {
      member: GUEST_ID,
      amount: GUEST_CREDITS,
      reference: GUEST_ID,
      reason: 'bonus',
    } as const
    await grant(stores, { now, newId }, gift)
    return ok(null)
  })
}

/** Lets the guest in again after somebody changed how, or left in their name. */
async function restore(atomically: Needs['atomically'], passwordHash: string): Promise<void> {
  await atomically(async ({ accounts, profiles }) => {
    const guest = await accounts.lock(GUEST_ID)
    if (!guest) return ok(null)
    const own = { email: GUEST.email, passwordHash, status: 'active', deletedAt: null } as const
    await accounts.save({ ...guest, ...own, deletionReason: null, leavingAt: null })
    const profile = await profiles.byId(GUEST_ID)
    // What another visitor wrote about themselves is not for the next one to read.
    const { name, about } = SCRIPTS[guest.language].guest
    if (profile) await profiles.save({ ...profile, demo: false, name, about, line: null })
    return ok(null)
  })
}
