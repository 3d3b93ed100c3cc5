import { DESK_GUEST } from '#adapters/demo/desk-guest.ts'
import { HOUR } from '#core/shared/time.ts'
import { and, type Scene, type Situation } from './situation.ts'
import { settleViewer, VIEWER, type ViewerTraits } from './viewer.ts'

/** A visitor who was here before, and confirmed the entry warning. */
export const visitor = (): Situation => ({ dismissed: ['hide-site-entry-warning'], before: [] })

/** A visitor on their first visit. */
export const firstVisit = (): Situation => ({ before: [] })

/** A member with `traits`, logged in normally. */
const signedIn = (traits: ViewerTraits): Situation => ({
  before: [({ world }) => settleViewer(world, traits), signIn],
})

const signIn = ({ browser }: Scene) => {
  const { email, password } = VIEWER
  return browser.ask('POST', '/api/user.php', { email, password })
}

/** A free member without a purchase, past all welcome discounts, with a photo and some credits. */
export const freeMember = (traits: ViewerTraits = {}): Situation => signedIn(traits)

/** A member who has just deleted the account. */
export const deletedMember = (): Situation =>
  and(freeMember(), ({ browser }) => browser.ask('POST', '/api/account/deletion', { reason: null }))

/** A new member with the time bonus, and no photo yet. */
export const newcomer = (traits: ViewerTraits = {}): Situation =>
  signedIn({ joinedAgo: HOUR, photos: 0, credits: 5, ...traits })

/** An unconfirmed member: no credits, and hidden from others. */
export const unconfirmedMember = (traits: ViewerTraits = {}): Situation =>
  newcomer({ account: { status: 'not_confirmed', confirmedAt: null }, ...traits })

/** A member who bought a bundle. */
export const premiumMember = (traits: ViewerTraits = {}): Situation =>
  signedIn({ premium: true, photos: 4, credits: 42, ...traits })

/** A free member without credits. */
export const outOfCredits = (traits: ViewerTraits = {}): Situation =>
  signedIn({ credits: 0, ...traits })

/** A site with hundreds of members. */
export const hundredsOfMembers = (situation: Situation = freeMember()): Situation => ({
  ...situation,
  people: 400,
})

/** A site without other members. */
export const emptySite = (situation: Situation = freeMember()): Situation => ({
  ...situation,
  people: 0,
})

/** The demo's operator, logged in at the desk. Twelve pictures wait, and nothing else. */
export const operator = (): Situation => ({
  before: [({ browser }) => browser.ask('POST', '/api/desk/session', DESK_GUEST)],
})

/** An operator for whom nothing waits. */
export const idleOperator = (): Situation => emptySite(operator())
