import type { Scene } from '#app/mocks/scenes/situation.ts'
import { ok } from '#core/shared/result.ts'
import { HOUR } from '#core/shared/time.ts'

const KINDS = ['password-changed', 'new-device', 'photo-refused'] as const
/** Error codes of the mails that were given up. */
export const ERRORS = { first: 'smtp.550', second: 'ETIMEDOUT', third: 'letter.missing' } as const

/** Three mails that were given up, and one that is due. */
export const deadMails = ({ world: { ports } }: Scene) =>
  ports.atomically(async ({ deliveries }) => {
    const at = ports.now() - HOUR
    for (const [n, kind] of KINDS.entries()) {
      const member = 'somebody'
      const notification =
        kind === 'photo-refused'
          ? { kind, member, photo: 'photo' }
          : kind === 'new-device'
            ? { kind, member, session: 'session' }
            : { kind, member }
      await deliveries.add({ id: `mail-${n}`, notification, addedAt: at, dueAt: at })
    }
    const claim = { worker: 'w', now: at, until: at + 1, limit: KINDS.length }
    await deliveries.claim({ ...claim, channel: 'mail', priority: 'account' })
    for (const [n, error] of Object.values(ERRORS).entries())
      await deliveries.bury(`mail-${n}`, 'w', { at: at + n, error })
    const notification = { kind: 'weekly-update', member: 'somebody' } as const
    await deliveries.add({ id: 'mail-9', notification, addedAt: at, dueAt: at })
    return ok(null)
  })

/** Two events that a consumer failed on. */
export const parkedEvents = ({ world: { ports } }: Scene) =>
  ports.atomically(async ({ events }) => {
    const at = ports.now()
    for (const sequence of [999_001, 999_002]) {
      const event = {
        position: { transaction: 0, sequence },
        at,
        type: 'order.completed',
        facts: {},
      }
      await events.park({ consumer: 'notifications', event, error: 'TypeError', parkedAt: at })
    }
    return ok(null)
  })

/** A consumer whose next event fails, and will be tried again. */
export const failingConsumer = ({ world: { ports } }: Scene) =>
  ports.atomically(async ({ events }) => {
    const { position } = await ports.reads.events.progress('audit')
    await events.fail('audit', position, 3, ports.now() + HOUR)
    return ok(null)
  })

/** Why the drill failed. */
export const DRILL_FAULT = 'OTHER_COUNTS'

/** A good backup of five hours ago, and a drill that found it wanting. */
export const failedDrill = ({ world: { ports } }: Scene) =>
  ports.atomically(async ({ backupRuns }) => {
    const at = ports.now() - 5 * HOUR
    const made = { doneAt: at, bytes: 734_000_000, failedAt: null, fault: null }
    await backupRuns.save({ work: 'backup', ...made })
    await backupRuns.save({
      work: 'drill',
      doneAt: null,
      bytes: 0,
      failedAt: at + HOUR,
      fault: DRILL_FAULT,
    })
    return ok(null)
  })
