import { reviewPhoto } from '#core/photos/review-photo.ts'
import type { Ports } from '#core/ports.ts'
import type { Millis } from '#core/shared/time.ts'
import type { Schedule } from './timers.ts'

type Needs = Pick<Ports, 'reads' | 'atomically' | 'now'>

const AT_ONCE = 20

/** Approves the photos that have waited for `delay`. Only in the demo, where nobody is there to look at them. */
export async function approveWaiting(ports: Needs, delay: Millis): Promise<void> {
  const waiting = await ports.reads.photos.waitingSince(ports.now() - delay, AT_ONCE)
  for (const { id } of waiting)
    await reviewPhoto(ports, { photo: id, verdict: { state: 'active' } })
}

/** Keeps approving: looks every so often, for as long as `schedule` goes on. */
export function demoReviewer(
  ports: Needs,
  { schedule, delay, every }: { schedule: Schedule; delay: Millis; every: Millis },
): void {
  const look = async () => {
    try {
      await approveWaiting(ports, delay)
    } finally {
      schedule(every, look)
    }
  }
  schedule(every, look)
}
