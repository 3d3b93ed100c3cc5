import { type Account, isOpen, NOTIFICATION_KINDS } from '#core/accounts/account.ts'
import { type Browser, type Started, startLogin } from '#core/accounts/start-session.ts'
import { deleteAccount } from '#core/membership/leaving/delete-account.ts'
import { eraseNow } from '#core/membership/leaving/erase-deleted.ts'
import { type SignedUp, signUp } from '#core/membership/signup/sign-up.ts'
import { grant } from '#core/money/book.ts'
import type { Ports } from '#core/ports.ts'
import { updateListing } from '#core/profiles/listing.ts'
import type { PhotoSize, Picture } from '#core/profiles/photo.ts'
import type { Place } from '#core/profiles/profile.ts'
import { err, ok, type Result } from '#core/shared/result.ts'
import { DAY, type Millis } from '#core/shared/time.ts'
import type { Locale } from '#core/site/locales.ts'
import { GUEST_CREDITS, GUEST_SELF } from './guest.ts'
import { furnish, GUEST_PHOTO } from './guest-world.ts'
import { homeCountry } from './homes.ts'
import { knownPeople, type WorldSize } from './people.ts'
import { SCRIPTS } from './script/scripts.ts'
import { commonHome, peopledTowns } from './towns.ts'

/** How long a guest of the demo stays. */
export const GUEST_STAY: Millis = DAY
/** Each guest has one of these addresses, which a store gives once: so many are there at most. */
const ADDRESSES = Array.from({ length: 200 }, (_, nth) => `guest-${nth + 1}@vonk.example`)
/** Tells a guest from whoever signed up with such an address. */
const SOURCE = 'demo-guest'

export type GuestVisit = {
  readonly language: Locale
  /** The client's IP address. */
  readonly address: string
  readonly browser: Browser
}

export type EnteredGuest = Started & { readonly account: Account }

type SignUpRefusal = Extract<Awaited<ReturnType<typeof signUp>>, { ok: false }>['error']
/** What a signup is refused for that a guest is told too. */
const PASSED_ON = ['signup.closed', 'signup.refused', 'signup.too-many'] as const
type PassedOn = Extract<SignUpRefusal, { code: (typeof PASSED_ON)[number] }>
export type GuestRefusal = PassedOn | { readonly code: 'busy' }

const isGuest = ({ email, tracking }: Account): boolean =>
  tracking.network === SOURCE && ADDRESSES.includes(email)

/** Lets a browser in as its own guest, whom it may have been before in the same language. */
export async function enterAsGuest(
  ports: Ports,
  world: WorldSize,
  visit: GuestVisit,
): Promise<Result<EnteredGuest, GuestRefusal>> {
  const again = await comeBack(ports, visit)
  if (again) return ok(again)
  const home = await homeFor(ports, world, visit.language)
  for (const email of fromAnywhere(ports.newId())) {
    if (await ports.reads.accounts.byEmail(email)) continue
    const signed = await signUpAs(ports, { email, home, visit })
    if (signed.ok) return ok({ ...signed.value, account: await settle(ports, world, signed.value) })
    // Another visitor was faster.
    if (signed.error.code === 'email.taken') continue
    const { error } = signed
    if (isPassedOn(error)) return err(error)
    throw new Error(`a guest cannot sign up: ${error.code}`)
  }
  return err({ code: 'busy' })
}

/** The addresses from one that differs each time: of visitors at once few are refused the same. */
function fromAnywhere(id: string): readonly string[] {
  const start = Number.parseInt(id.slice(-6), 16) % ADDRESSES.length
  return [...ADDRESSES.slice(start), ...ADDRESSES.slice(0, start)]
}

const isPassedOn = (error: SignUpRefusal): error is PassedOn =>
  PASSED_ON.some((code) => code === error.code)

/** Where most of those live who write a guest's language where it is at home: they are to find each other. */
async function homeFor({ towns }: Ports, world: WorldSize, language: Locale): Promise<Place> {
  const country = homeCountry(language)
  const there = knownPeople(world).filter(
    (person) => person.country === country && person.language === language,
  )
  const home = commonHome(there, await peopledTowns(towns, country))
  if (!home) throw new Error(`no town is known in ${country}`)
  return home
}

/** The guest whom this browser was before. */
async function comeBack(
  { reads, atomically, secrets, now }: Ports,
  { language, browser }: GuestVisit,
): Promise<EnteredGuest | null> {
  if (browser.device === null) return null
  const members = await reads.devices.membersOf(secrets.hash(browser.device))
  const known = (await reads.accounts.byIds(members)).find(
    (account) => isGuest(account) && account.language === language && isStaying(account, now()),
  )
  if (!known) return null
  const entered = await atomically(async (stores) => {
    const account = await stores.accounts.lock(known.id)
    if (!account || !isOpen(account)) return ok(null)
    return ok({ ...(await startLogin(stores, { secrets, now }, { account, browser })), account })
  })
  return entered.value
}

const isStaying = ({ signedUpAt }: Account, now: number) => now - signedUpAt < GUEST_STAY

type Entering = { readonly email: string; readonly home: Place; readonly visit: GuestVisit }

function signUpAs(ports: Ports, { email, home, visit }: Entering) {
  const { language, address, browser } = visit
  const [site] = ports.sites.all()
  if (!site) throw new Error('a demo has a site')
  return signUp(ports, {
    id: ports.newId(),
    site: site.settings,
    language,
    tracking: { network: SOURCE },
    address,
    browser,
    draft: {
      ...GUEST_SELF,
      to: null,
      message: '',
      acknowledged: false,
      line: '',
      country: home.country,
      region: home.region,
      town: home.town,
      // No name of a person: it is whoever looks around. The number tells guests apart at the desk.
      name: `${SCRIPTS[language].guest.name} ${ADDRESSES.indexOf(email) + 1}`,
      email,
      // Nobody knows it: the browser is the only way in.
      password: `the secret of a guest: ${ports.secrets.token()}`,
      consent: true,
      about: SCRIPTS[language].guest.forADay,
      interests: [],
      details: {},
    },
  })
}

/** Confirms a guest, out of everybody's sight, and gives them credits and something to find. */
async function settle(
  ports: Ports,
  world: WorldSize,
  { account: { id: guest, site } }: SignedUp,
): Promise<Account> {
  const { photoFiles, newId, sites } = ports
  const photo = { id: newId(), key: newId() }
  await photoFiles.keep(photo.key, await portraitFiles(ports))
  const settled = await ports.atomically(async (stores) => {
    const account = await stores.accounts.lock(guest)
    if (!account) return err('erased')
    const confirmed: Account = {
      ...account,
      status: 'active',
      confirmedAt: ports.now(),
      invisible: true,
      notificationsDisabled: NOTIFICATION_KINDS,
    }
    await stores.accounts.save(confirmed)
    await updateListing(stores, confirmed)
    const gift = {
      member: guest,
      amount: GUEST_CREDITS,
      reference: guest,
      reason: 'bonus',
    } as const
    await grant(stores, ports, gift)
    const { settings } = sites.byId(site)
    const to = { guest, photo, language: account.language, settings, world, idOf: newId }
    await furnish(stores, ports, to)
    return ok(confirmed)
  })
  if (!settled.ok) throw new Error('a guest was erased at once')
  await photoFiles.settle(photo.key)
  return settled.value
}

/** The shared guest's portrait again: each photo has files of its own. */
async function portraitFiles({ photoFiles }: Pick<Ports, 'photoFiles'>): Promise<Picture['sizes']> {
  const bytesOf = async (size: PhotoSize) => {
    const file = await photoFiles.read(GUEST_PHOTO, size)
    if (!file) throw new Error(`the guest has no ${size} portrait`)
    return file.bytes
  }
  return {
    thumb: await bytesOf('thumb'),
    card: await bytesOf('card'),
    full: await bytesOf('full'),
    blur: await bytesOf('blur'),
  }
}

/** Erases who came a day ago, as whoever leaves; what is thrown for one does not keep the others. */
export async function eraseGuests(ports: Ports, report: (thrown: unknown) => void): Promise<void> {
  for (const email of ADDRESSES) {
    try {
      const account = await ports.reads.accounts.byEmail(email)
      if (!account || !isGuest(account) || isStaying(account, ports.now())) continue
      const { id: member, site } = account
      await deleteAccount(ports, { member, reason: null, site })
      await eraseNow(ports, member)
    } catch (thrown) {
      report(thrown)
    }
  }
}
