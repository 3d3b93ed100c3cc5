import type { Figure } from '#adapters/shared/figures.ts'
import { BACKUP_WORK } from '#core/platform/backups.ts'
import type { Reads } from '#core/ports.ts'
import { type Instant, SECOND } from '#core/shared/time.ts'
import type { Ready } from '../readiness.ts'

/** No age is below 0. */
const NEVER = -1
const AGES = {
  backup: 'How long ago the newest backup was made; -1 if the server knows of none',
  drill: 'How long ago one was last restored to try it; -1 if never',
} as const

type Sources = {
  readonly reads: Pick<
    Reads,
    'deliveries' | 'events' | 'backupRuns' | 'photos' | 'chatPhotos' | 'reports' | 'complaints'
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
  const [deliveries, parked, ready, runs, ...queues] = await Promise.all([
    reads.deliveries.backlog(at),
    reads.events.parkedQueue(),
    check(),
    reads.backupRuns.all(),
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
    ...BACKUP_WORK.flatMap((work) => {
      const { doneAt = null, failedAt = null } = runs.find((run) => run.work === work) ?? {}
      return [
        level(`vonk_${work}_age_seconds`, AGES[work], doneAt === null ? NEVER : age(doneAt)),
        level(`vonk_${work}_failed`, `1 if the last ${work} failed`, failedAt === null ? 0 : 1),
      ]
    }),
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
