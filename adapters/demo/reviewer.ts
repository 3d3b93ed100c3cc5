import { reviewChatPhoto } from '#core/chats/review-chat-photo.ts'
import { ACCESS_ACTIONS } from '#core/desk/ports.ts'
import type { Ports } from '#core/ports.ts'
import type { PhotoId } from '#core/profiles/photo.ts'
import { reviewPhoto } from '#core/profiles/review-photo.ts'
import { MINUTE, type Millis } from '#core/shared/time.ts'
import type { Schedule } from './timers.ts'

type Needs = Pick<Ports, 'reads' | 'atomically' | 'photoFiles' | 'now' | 'newId'>

const AT_ONCE = 20

/** While an operator is at work the pictures are theirs, but nobody waits for ever. */
const AT_WORK = { acted: 10 * MINUTE, delay: 5 * MINUTE } as const

/** Which pictures the reviewer takes. */
export type Reviewed = {
  /** How long a picture waits for somebody to look at it. */
  readonly delay: Millis
  /** Pictures that are left to the desk. */
  readonly forDesk?: ReadonlySet<PhotoId>
  /** Whether all others are too, while an operator is at work. */
  readonly yields?: boolean
}

/** Approves the photos of profiles and chats that nobody looked at. Only in the demo, where nobody may be there. */
export async function approveWaiting(
  ports: Needs,
  { delay, forDesk = new Set(), yields = false }: Reviewed,
): Promise<void> {
  const wait = yields && (await isAtWork(ports)) ? Math.max(delay, AT_WORK.delay) : delay
  const before = ports.now() - wait
  const waiting = await ports.reads.photos.waitingSince(before, AT_ONCE + forDesk.size)
  for (const photo of waiting) {
    if (!forDesk.has(photo.id)) await reviewPhoto(ports, { photo, decision: { state: 'active' } })
  }
  const sent = await ports.reads.chatPhotos.waitingSince(before, AT_ONCE)
  for (const { id } of sent)
    await reviewChatPhoto(ports, { photo: id, decision: { state: 'active' } })
}

async function isAtWork({ reads, now }: Needs): Promise<boolean> {
  const [last] = await reads.operatorActions.newest(null, 1, ACCESS_ACTIONS)
  return last !== undefined && now() - last.at < AT_WORK.acted
}

/** Keeps approving: looks every so often, for as long as `schedule` goes on. */
export function demoReviewer(
  ports: Needs,
  {
    schedule,
    approves = () => true,
    every,
    ...reviewed
  }: Reviewed & { schedule: Schedule; approves?: () => boolean; every: Millis },
): void {
  const look = async () => {
    try {
      if (approves()) await approveWaiting(ports, reviewed)
    } finally {
      schedule(every, look)
    }
  }
  schedule(every, look)
}
