import { describe, expect, test } from 'bun:test'
import { audit } from '#core/desk/log/audit.ts'
import type { DomainEvent } from '#core/events.ts'
import { exportMember } from '#core/membership/leaving/export-member.ts'
import { runConsumer } from '#core/platform/events/run-consumer.ts'
import { openWorld, START } from '../world.ts'

async function afterwards(...events: readonly DomainEvent[]) {
  const world = openWorld()
  await world.commit(async (stores) => {
    for (const event of events) await stores.events.append(event, START)
  })
  await runConsumer(world, audit, (work) => work)
  const trail = async (member: string) =>
    (await world.reads.audit.of(member, null, 99)).map(({ type, subject }) => [type, subject])
  return { world, trail }
}

describe('the audit trail', () => {
  test('has events of access, money and safety, with their details', async () => {
    const { trail } = await afterwards(
      { type: 'password.changed', member: 'ann' },
      { type: 'order.refunded', order: 'o1', member: 'ann' },
      { type: 'debit.mandate-signed', debit: 'd1', member: 'ann' },
      { type: 'withdrawal.confirmed', withdrawal: 'w1', member: 'ann' },
      { type: 'photo.decided', photo: 'p1', member: 'ann', state: 'refused' },
      {
        type: 'chat-photo.returned',
        photo: 'p2',
        conversation: 'c',
        from: 'ann',
        reason: 'rights',
      },
      { type: 'member.blocked', by: 'ann', blocked: 'bob' },
      { type: 'member.unblocked', by: 'ann', blocked: 'bob' },
      { type: 'report.filed', report: 'r1', by: 'ann', reported: 'bob' },
    )
    expect(await trail('ann')).toEqual([
      ['report.filed', 'r1'],
      ['member.unblocked', 'bob'],
      ['member.blocked', 'bob'],
      ['chat-photo.returned', 'p2'],
      ['photo.decided', 'p1'],
      ['withdrawal.confirmed', 'w1'],
      ['debit.mandate-signed', 'd1'],
      ['order.refunded', 'o1'],
      ['password.changed', null],
    ])
    expect(await trail('bob')).toEqual([])
  })

  test.each([
    'account.joined',
    'account.confirmed',
    'account.closed',
    'account.restored',
    'reset.requested',
    'email.changed',
    'session.ended',
  ] as const)('has an entry for: %s', async (type) => {
    const { trail } = await afterwards({ type, member: 'ann', site: 'vonk' })
    expect(await trail('ann')).toEqual([[type, null]])
  })

  test.each(['completed', 'failed', 'cancelled', 'refund-requested'] as const)(
    'has an entry for an order that was %s',
    async (state) => {
      const type = `order.${state}` as const
      const { trail } = await afterwards({ type, order: 'o1', member: 'ann' })
      expect(await trail('ann')).toEqual([[type, 'o1']])
    },
  )

  test.each(['account.warned', 'account.unbanned'] as const)(
    'has an entry for: %s, with its restriction',
    async (type) => {
      const { trail } = await afterwards({ type, member: 'ann', restriction: 'r1' })
      expect(await trail('ann')).toEqual([[type, 'r1']])
    },
  )

  test('has no messages and no likes', async () => {
    const { trail } = await afterwards(
      { type: 'message.sent', message: 'm', conversation: 'c', from: 'ann', to: 'bob', seq: 1 },
      { type: 'member.liked', from: 'ann', to: 'bob' },
    )
    expect(await trail('ann')).toEqual([])
  })

  test('is in the member’s export', async () => {
    const { world } = await afterwards({ type: 'password.changed', member: 'ann' })
    const { history } = await exportMember(world, 'ann')
    expect(history).toEqual([{ type: 'password.changed', subject: null, at: START }])
  })
})
