import { photoCache } from '#adapters/photos/photo-cache.ts'
import { MOCK_COOKIES } from '#api/http/mocked-http.ts'
import { openWorld, type World } from '#api/world.ts'
import { reviewChatPhoto } from '#core/chat-photos/review-chat-photo.ts'
import { reviewPhoto } from '#core/photos/review-photo.ts'
import { browserOn } from '#stories/shared/browser.ts'
import { withLikes } from '#stories/shared/like-situations.ts'
import type { Situation } from '#stories/shared/situation.ts'
import {
  freeMember,
  newcomer,
  outOfCredits,
  premiumMember,
  unconfirmedMember,
  visitor,
} from '#stories/shared/situations.ts'
import { withChats } from '#stories/shared/talk.ts'
import { VIEWER } from '#stories/shared/viewer.ts'

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
  const verdict = state === 'active' ? { state } : { state, reason: 'quality' as const }
  const [photo] = await ports.reads.photos.waitingSince(ports.now(), 1)
  if (photo) return (await reviewPhoto(ports, { photo, verdict })).ok
  const [sent] = await ports.reads.chatPhotos.waitingSince(ports.now(), 1)
  const chatVerdict = state === 'active' ? { state } : { state, reason: 'nudity' as const }
  return sent ? (await reviewChatPhoto(ports, { photo: sent.id, verdict: chatVerdict })).ok : false
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
