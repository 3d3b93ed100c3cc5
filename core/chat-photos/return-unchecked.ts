import { CHECKED_WITHIN, type ChatPhoto } from '../chats/chat-photo.ts'
import type { Ports } from '../ports.ts'
import { inPages } from '../shared/in-pages.ts'
import { reviewChatPhoto } from './review-chat-photo.ts'

type Needs = Pick<Ports, 'reads' | 'atomically' | 'photoFiles' | 'now' | 'newId'>

const AT_ONCE = 100

/** Number of returned photos, and what was thrown for others. */
export type UncheckedReturned = { readonly returned: number; readonly errors: readonly unknown[] }

/** Returns the credits of photos that were not checked in time; one that cannot be returned does not stop the others. */
export async function returnUnchecked(ports: Needs): Promise<UncheckedReturned> {
  const due = ports.now() - CHECKED_WITHIN
  const { waitingSince } = ports.reads.chatPhotos
  const { results, errors } = await inPages(
    { size: AT_ONCE, after: (last: ChatPhoto | null) => waitingSince(due, AT_ONCE, last) },
    ({ id }) =>
      reviewChatPhoto(ports, { photo: id, verdict: { state: 'refused', reason: 'unchecked' } }),
  )
  return { returned: results.length, errors }
}
