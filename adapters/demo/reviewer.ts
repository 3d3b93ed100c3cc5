import { reviewPhoto } from '#core/photos/review-photo.ts'
import type { Ports } from '#core/ports.ts'
import type { Millis } from '#core/shared/time.ts'
import type { Later } from './timers.ts'

type Needs = Pick<Ports, 'reads' | 'atomically' | 'announcer' | 'now'>

const AT_ONCE = 20

/** Approves the photos that have waited for `patience`. Only in the demo, where nobody is there to look at them. */
export async function approveWaiting(ports: Needs, patience: Millis): Promise<void> {
  const waiting = await ports.reads.photos.waitingSince(ports.now() - patience, AT_ONCE)
  for (const { id } of waiting)
    await reviewPhoto(ports, { photo: id, verdict: { state: 'active' } })
}

/** Keeps approving: looks every so often, for as long as `later` goes on. */
export function demoReviewer(
  ports: Needs,
  { later, patience, every }: { later: Later; patience: Millis; every: Millis },
): void {
  const look = async () => {
    try {
      await approveWaiting(ports, patience)
    } finally {
      later(every, look)
    }
  }
  later(every, look)
}
