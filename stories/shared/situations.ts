import { HOUR } from '#core/shared/time.ts'
import type { Scene, Situation } from './situation.ts'
import { settleViewer, VIEWER, type ViewerTraits } from './viewer.ts'

/** Nobody is signed in; somebody was here before and has read what kind of site this is. */
export const visitor = (): Situation => ({ dismissed: ['hide-site-entry-warning'], before: [] })

/** Nobody is signed in, and nobody ever was here. */
export const firstVisit = (): Situation => ({ before: [] })

/** A member as `traits` say, signed in as anybody signs in. */
const signedIn = (traits: ViewerTraits): Situation => ({
  before: [({ world }) => settleViewer(world, traits), signIn],
})

const signIn = ({ browser }: Scene) => {
  const { email, password } = VIEWER
  return browser.ask('POST', '/api/user.php', { email, password })
}

/** Somebody who never bought a bundle: past every welcome, with a photo and some credits. */
export const freeMember = (traits: ViewerTraits = {}): Situation => signedIn(traits)

/** Somebody in their first hours: a quarter off for as long as the time bonus lasts, and no photo yet. */
export const newcomer = (traits: ViewerTraits = {}): Situation =>
  signedIn({ joinedAgo: HOUR, photos: 0, credits: 5, ...traits })

/** Somebody whose email waits to be confirmed: no credits, and others see nothing of them. */
export const unconfirmedMember = (traits: ViewerTraits = {}): Situation =>
  newcomer({ account: { status: 'not_confirmed', confirmedAt: null }, ...traits })

/** Somebody who bought a bundle. */
export const premiumMember = (traits: ViewerTraits = {}): Situation =>
  signedIn({ premium: true, photos: 4, credits: 42, ...traits })

/** A free member who spent everything. */
export const outOfCredits = (traits: ViewerTraits = {}): Situation =>
  signedIn({ credits: 0, ...traits })

/** A site where hundreds of people are. */
export const hundredsOfMembers = (situation: Situation = freeMember()): Situation => ({
  ...situation,
  people: 400,
})

/** A site where nobody is but the viewer. */
export const emptySite = (situation: Situation = freeMember()): Situation => ({
  ...situation,
  people: 0,
})
