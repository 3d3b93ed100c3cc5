import { reviewChatPhoto } from '#core/chat-photos/review-chat-photo.ts'
import { reviewPhoto } from '#core/photos/review-photo.ts'
import type { Ports } from '#core/ports.ts'
import type { Millis } from '#core/shared/time.ts'
import type { Schedule } from './timers.ts'

type Needs = Pick<Ports, 'reads' | 'atomically' | 'photoFiles' | 'now' | 'newId'>

const AT_ONCE = 20

/** Approves the photos of profiles and chats that have waited for `delay`. Only in the demo, where nobody is there to look at them. */
export async function approveWaiting(ports: Needs, delay: Millis): Promise<void> {
  const waiting = await ports.reads.photos.waitingSince(ports.now() - delay, AT_ONCE)
  for (const photo of waiting) await reviewPhoto(ports, { photo, verdict: { state: 'active' } })
  const sent = await ports.reads.chatPhotos.waitingSince(ports.now() - delay, AT_ONCE)
  for (const { id } of sent)
    await reviewChatPhoto(ports, { photo: id, verdict: { state: 'active' } })
}

/** Keeps approving: looks every so often, for as long as `schedule` goes on. */
export function demoReviewer(
  ports: Needs,
  {
    schedule,
    approves = () => true,
    delay,
    every,
  }: { schedule: Schedule; approves?: () => boolean; delay: Millis; every: Millis },
): void {
  const look = async () => {
    try {
      if (approves()) await approveWaiting(ports, delay)
    } finally {
      schedule(every, look)
    }
  }
  schedule(every, look)
}
