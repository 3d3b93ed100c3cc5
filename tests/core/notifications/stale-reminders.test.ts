import { expect, test } from 'bun:test'
import fc from 'fast-check'
import { QUIET_HOURS, quietUntil } from '#core/accounts/time-zone.ts'
import type { Letter } from '#core/notifications/letters.ts'
import { DAY, HOUR, MINUTE } from '#core/shared/time.ts'
import { isFull } from '#tests/share.ts'
import { openOffice } from './reminder-office.ts'

const OTHERS = ['bo', 'cas'] as const
type Office = Awaited<ReturnType<typeof openOffice>>

const other = fc.constantFrom(...OTHERS)
/** Interval between two runs: no whole days, so that the time of day varies. */
const STRIDE = 37 * HOUR
const HOUR_OF_DAY = fc.integer({ min: 0, max: 23 })
const STEP = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      deed: fc.constantFrom('write', 'write', 'read', 'like', 'see', 'block', 'leave', 'return'),
      who: other,
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ deed: fc.constantFrom('here', 'quiet', 'loud', 'off') }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      deed: fc.constant('pass'),
      span: fc.constantFrom(MINUTE, 10 * MINUTE, 5 * HOUR, DAY, 3 * DAY, 8 * DAY),
    }),
  },
)
type Step = typeof STEP extends fc.Arbitrary<infer S> ? S : never

/** Possible events: blocked members do not write or like. */
async function happen(office: Office, step: Step, deleted: Set<string>): Promise<void> {
  const { world, change } = office
  if ('who' in step) {
    const { deed, who } = step
    if (deed === 'write' && !deleted.has(who)) await office.write(who)
    if (deed === 'like' && !deleted.has(who)) await office.like(who)
    if (deed === 'read') await office.read(who)
    if (deed === 'see') await world.commit(({ likes }) => likes.seen(who, 'ann', world.now()))
    if (deed === 'leave') await change(who, { status: 'deleted' })
    if (deed === 'return') await change(who, { status: 'active' })
    if (deed === 'block') {
      await office.block(who)
      await world.commit(({ likes }) => likes.remove(who, 'ann'))
      deleted.add(who)
    }
  }
  if (step.deed === 'here') await office.here()
  if (step.deed === 'quiet') await change('ann', { quietHours: QUIET_HOURS })
  if (step.deed === 'loud') await change('ann', { quietHours: null })
  if (step.deed === 'off') await change('ann', { notificationsDisabled: ['weekly_updates'] })
}

/** Expected subjects of reminders: unread messages and unseen likes of visible members. */
async function rowsOf({ world: { reads }, unread }: Office) {
  const counts = await unread()
  const messages = new Map<string, number>()
  let likes = 0
  for (const who of OTHERS) {
    const account = await reads.accounts.byId(who)
    if (account?.status !== 'active') continue
    const blocked = await reads.blocks.between('ann', who)
    if (!blocked && (counts[who] ?? 0) > 0) messages.set(who, counts[who] ?? 0)
    const like = await reads.likes.between(who, 'ann')
    if (like?.seenAt === null) likes += 1
  }
  return { messages, likes }
}

/** Whether each subject of a reminder is true when it is sent. */
function isTrue(letter: Letter, { messages, likes }: Awaited<ReturnType<typeof rowsOf>>): boolean {
  if (letter.kind === 'unread-reminder') {
    const { people } = letter.facts
    return people.length > 0 && people.every(({ from, unread }) => messages.get(from) === unread)
  }
  if (letter.kind !== 'weekly-update') return letter.kind === 'photo-reminder'
  const total = [...messages.values()].reduce((sum, one) => sum + one, 0)
  const { facts } = letter
  return facts.messages === total && facts.likes === likes && total + likes > 0
}

/** Ten thousand in `check --full`. */
const HISTORIES = Number(process.env.HISTORIES ?? (isFull ? 10_000 : 2500))

test('none of thousands of histories sends a false, unwanted or ill-timed reminder', async () => {
  let sent = 0
  await fc.assert(
    fc.asyncProperty(HOUR_OF_DAY, fc.array(STEP, { maxLength: 10 }), async (hour, steps) => {
      const office = await openOffice({
        notificationsDisabled: ['new_messages', 'new_conversations'],
        quietHours: hour % 2 === 0 ? QUIET_HOURS : null,
        timeZone: 'Europe/Amsterdam',
      })
      const { world } = office
      world.pass(hour * HOUR)
      await world.commit(({ events }) =>
        events.append({ type: 'account.confirmed', member: 'ann' }, world.now()),
      )
      const deleted = new Set<string>()
      for (const step of steps) {
        if (step.deed !== 'pass') {
          await happen(office, step, deleted)
          continue
        }
        if (!('span' in step)) continue
        for (let left = step.span; left > 0; left -= STRIDE) {
          const letters = await office.pass(Math.min(left, STRIDE), STRIDE)
          if (letters.length === 0) continue
          const [rows, ann] = [await rowsOf(office), await world.reads.accounts.byId('ann')]
          expect(ann && quietUntil(ann, world.now())).toBeNull()
          for (const letter of letters) {
            sent += 1
            expect([letter, isTrue(letter, rows)]).toEqual([letter, true])
            if (letter.kind === 'weekly-update') {
              expect(ann?.notificationsDisabled).not.toContain('weekly_updates')
            }
          }
        }
      }
    }),
    { numRuns: HISTORIES },
  )
  expect(sent).toBeGreaterThan(100)
}, 300_000)
