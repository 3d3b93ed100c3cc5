import { expect, test } from 'bun:test'
import type { DomainEvent } from '#core/events.ts'
import { memberOf } from '#core/notifications/notification.ts'
import { DAY } from '#core/shared/time.ts'
import { openOffice } from './reminder-office.ts'

test('a notification belongs to its member, one about a complaint to none', () => {
  expect(memberOf({ kind: 'reset', member: 'ann' })).toBe('ann')
  expect(memberOf({ kind: 'complaint', complaint: 'c1' })).toBeNull()
})

const ORDER = { order: 'o1', member: 'ann' } as const
const PAYMENT = { ...ORDER, payment: 'p1' } as const
const RULED = { member: 'ann', restriction: 'r1' } as const
const LIKED = { from: 'bo', to: 'ann', site: 'vonk' } as const

/** Each event that tells Ann something, while Bo has to do with it. */
const TOLD: readonly (readonly [DomainEvent, readonly string[]])[] = [
  [{ type: 'account.joined', member: 'ann', site: 'vonk' }, ['activate']],
  [{ type: 'activation.requested', member: 'ann' }, ['activate']],
  [{ type: 'reset.requested', member: 'ann' }, ['reset']],
  [{ type: 'account.closed', member: 'ann' }, ['reactivate']],
  [{ type: 'password.changed', member: 'ann' }, ['password-changed']],
  [{ type: 'password.guessed', member: 'ann' }, ['password-guessed']],
  [{ type: 'device.added', member: 'ann', session: 's1' }, ['new-device']],
  [{ type: 'order.completed', ...ORDER }, ['receipt']],
  [{ type: 'order.refund-requested', ...ORDER }, ['refund']],
  [{ type: 'order.refunded', ...ORDER }, ['refund']],
  [{ type: 'order.refund-failed', ...ORDER }, ['refund-failed']],
  [{ type: 'order.charged-back', ...ORDER }, ['chargeback']],
  [{ type: 'order.chargeback-reversed', ...ORDER }, ['chargeback-reversed']],
  [{ type: 'order.payment-returned', ...PAYMENT }, ['payment-returned']],
  [{ type: 'order.return-failed', ...PAYMENT }, ['return-failed']],
  [{ type: 'debit.code-requested', debit: 'd1', member: 'ann' }, ['debit-code']],
  [{ type: 'debit.mandate-signed', debit: 'd1', member: 'ann' }, ['mandate']],
  [{ type: 'member.liked', ...LIKED }, ['new-like']],
  [{ type: 'match.made', ...LIKED }, ['new-match']],
  [
    { type: 'message.sent', message: 'm', conversation: 'c', from: 'bo', to: 'ann', seq: 1 },
    ['new-message'],
  ],
  [{ type: 'report.filed', report: 'r1', by: 'ann', reported: 'bo' }, ['report-received']],
  [{ type: 'report.decided', report: 'r1', by: 'ann', reported: 'bo' }, ['report-decided']],
  [{ type: 'reports.paused', ...RULED }, ['reports-paused']],
  [{ type: 'account.unbanned', ...RULED }, ['account-unbanned']],
  [{ type: 'account.warned', ...RULED }, ['account-warned']],
  [{ type: 'photo.decided', photo: 'f1', member: 'ann', state: 'refused' }, ['photo-refused']],
  [
    { type: 'chat-photo.returned', photo: 'f1', conversation: 'c', from: 'ann', reason: 'contact' },
    ['photo-refused'],
  ],
]

test.each(TOLD.map((one) => [one[0].type, ...one] as const))(
  '%s tells whom it concerns, and nobody else',
  async (_, event, kinds) => {
    const { world } = await openOffice()
    const before = (await world.deliveries()).map(({ id }) => id)
    await world.commit(({ events }) => events.append(event, world.now()))
    const added = (await world.deliveries()).filter(({ id }) => !before.includes(id))
    const told = added.filter(({ notification }) => memberOf(notification) !== null)
    expect(new Set(told.map(({ notification }) => memberOf(notification)))).toEqual(
      new Set(['ann']),
    )
    const toldOf: ReadonlySet<string> = new Set(told.map(({ notification }) => notification.kind))
    expect([...toldOf]).toEqual([...kinds])
  },
)

test('restoring or a login on a new device restarts the weekly summary', async () => {
  const { world, pass } = await openOffice()
  await world.commit(async ({ events }) => {
    await events.append({ type: 'account.restored', member: 'ann' }, world.now())
    await events.append({ type: 'device.added', member: 'ann', session: 's1' }, world.now())
  })
  expect(await world.reminders()).toHaveLength(1)
  expect(await pass(8 * DAY)).toEqual([])
})

test('a conversation’s mail waits once, and again for a message that comes while it is sent', async () => {
  const { world } = await openOffice()
  const say = (conversation: string, seq: number) =>
    world.commit(({ events }) =>
      events.append(
        {
          type: 'message.sent',
          message: `${conversation}${seq}`,
          conversation,
          from: 'bo',
          to: 'ann',
          seq,
        },
        world.now(),
      ),
    )
  const mails = async () =>
    (await world.deliveries())
      .flatMap(({ notification }) =>
        notification.kind === 'new-message' ? notification.conversation : [],
      )
      .toSorted()
  await say('c', 1)
  await say('c', 2)
  await say('d', 1)
  expect(await mails()).toEqual(['c', 'd'])

  const now = world.now()
  const lease = {
    worker: 'w',
    now,
    until: now + 1,
    channel: 'mail',
    priority: 'social',
    limit: 9,
  } as const
  await world.commit(({ deliveries }) => deliveries.claim(lease))
  await say('c', 3)
  expect(await mails()).toEqual(['c', 'c', 'd'])
})
