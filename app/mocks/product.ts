import { photoCache } from '#adapters/photos/photo-cache.ts'
import { MOCK_COOKIES } from '#api/http/mocked-http.ts'
import { openWorld, type World } from '#api/world.ts'
import { browserOn } from '#app/mocks/scenes/browser.ts'
import { withLikes } from '#app/mocks/scenes/like-situations.ts'
import type { Situation } from '#app/mocks/scenes/situation.ts'
import {
  freeMember,
  newcomer,
  outOfCredits,
  premiumMember,
  unconfirmedMember,
  visitor,
} from '#app/mocks/scenes/situations.ts'
import { withChats } from '#app/mocks/scenes/talk.ts'
import { VIEWER } from '#app/mocks/scenes/viewer.ts'
import { reviewChatPhoto } from '#core/chats/review-chat-photo.ts'
import { reviewPhoto } from '#core/profiles/review-photo.ts'

/** Who can look, in the situations that the stories have too. */
const VIEWERS: Readonly<Record<string, () => Situation>> = {
  Visitor: visitor,
  'New member, time bonus running': newcomer,
  'New member, email not confirmed': unconfirmedMember,
  'Member with credits': freeMember,
  'Member with chats and likes': () => withLikes(withChats(freeMember())),
  'Member without photo': () => freeMember({ photos: 0 }),
  'Member without credits': outOfCredits,
  'Member with premium': premiumMember,
}

/** Has happen in a new world what went before; says with what the page must log in, if somebody is to be. */
async function settle(world: World, viewer: string): Promise<typeof VIEWER | null> {
  const situation = VIEWERS[viewer]?.()
  if (!situation) return null
  const browser = browserOn(world, location.hostname)
  for (const happen of situation.before) await happen({ world, browser })
  return situation.before.length > 0 ? VIEWER : null
}

/** Decides about the photo that waits longest, of a profile or a chat; says whether there was one. */
async function reviewNext({ ports }: World, state: 'active' | 'refused'): Promise<boolean> {
  const decision = state === 'active' ? { state } : { state, reason: 'quality' as const }
  const [photo] = await ports.reads.photos.waitingSince(ports.now(), 1)
  if (photo) return (await reviewPhoto(ports, { photo, decision })).ok
  const [sent] = await ports.reads.chatPhotos.waitingSince(ports.now(), 1)
  const chatDecision = state === 'active' ? { state } : { state, reason: 'nudity' as const }
  return sent
    ? (await reviewChatPhoto(ports, { photo: sent.id, decision: chatDecision })).ok
    : false
}

/** The whole product for the mocks; in development a single file, see `build/bundled-product.ts`. */
export const product = {
  MOCK_COOKIES,
  openWorld,
  photoCache,
  viewers: Object.keys(VIEWERS),
  settle,
  reviewNext,
}
