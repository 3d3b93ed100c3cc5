import type { Figure } from '#adapters/shared/figures.ts'
import type { Reads } from '#core/ports.ts'
import { type Instant, SECOND } from '#core/shared/time.ts'
import type { Ready } from '../readiness.ts'

type Sources = {
  readonly reads: Pick<
    Reads,
    'deliveries' | 'events' | 'photos' | 'chatPhotos' | 'reports' | 'complaints'
  >
  readonly now: () => Instant
  /** `null` if the process is not ready. */
  readonly check: () => Promise<Ready | null>
}

/** What waits in the storage and since when, for the machine and for operators, and whether this process is ready. */
export async function queueFigures({ reads, now, check }: Sources): Promise<readonly Figure[]> {
  const at = now()
  const age = (since: Instant | null) => (since === null ? 0 : Math.max(0, at - since) / SECOND)
  const desk = {
    photos: reads.photos.queue(),
    'chat-photos': reads.chatPhotos.queue(),
    reports: reads.reports.queue('all'),
    complaints: reads.complaints.queue(),
  }
  const [deliveries, parked, ready, ...queues] = await Promise.all([
    reads.deliveries.backlog(at),
    reads.events.parkedQueue(),
    check(),
    ...Object.entries(desk).map(async ([queue, asked]) => ({
      labels: { queue },
      ...(await asked),
    })),
  ])
  const level = (name: string, help: string, value: number, labels = {}): Figure => ({
    name,
    kind: 'level',
    help,
    labels,
    value,
  })
  return [
    level('vonk_ready', '1 if the storage takes what is written', ready === null ? 0 : 1),
    level('vonk_deliveries_due', 'Mails and pushes that are due', deliveries.due),
    level(
      'vonk_deliveries_oldest_due_seconds',
      'For how long the oldest of them is due',
      age(deliveries.dueSince),
    ),
    level('vonk_deliveries_dead', 'Mails and pushes that were given up', deliveries.dead),
    level('vonk_events_parked', 'Events whose consumer failed', parked.waiting),
    level(
      'vonk_events_wait_seconds',
      'For how long the oldest event waits for its consumers; 0 while they keep up',
      age(ready?.eventsWaitSince ?? null),
    ),
    ...queues.flatMap(({ labels, waiting, oldestAt }) => [
      level('vonk_desk_waiting', 'What waits for an operator', waiting, labels),
      level(
        'vonk_desk_oldest_seconds',
        'For how long the oldest of it waits',
        age(oldestAt),
        labels,
      ),
    ]),
  ]
}
