import { expect, test } from 'bun:test'
import { memberOf } from '#core/notifications/notice.ts'
import { DAY } from '#core/shared/time.ts'
import { openOffice } from './reminder-office.ts'

test('a notice belongs to its member, one about a complaint to none', () => {
  expect(memberOf({ kind: 'reset', member: 'ann' })).toBe('ann')
  expect(memberOf({ kind: 'complaint', complaint: 'c1' })).toBeNull()
})

test('restoring or a login on a new device restarts the weekly summary', async () => {
  const { world, pass } = await openOffice()
  await world.commit(async ({ events }) => {
    await events.append({ type: 'account.restored', member: 'ann' }, world.now())
    await events.append({ type: 'device.added', member: 'ann', session: 's1' }, world.now())
  })
  expect(await world.reminders()).toHaveLength(1)
  expect(await pass(8 * DAY)).toEqual([])
})
