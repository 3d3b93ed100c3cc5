import { describe, expect, test } from 'bun:test'
import fc from 'fast-check'
import { DAY, MINUTE } from '#core/shared/time.ts'
import { openOffice } from './reminder-office.ts'

describe('a reminder of what is unread', () => {
  test('is sent three days after a message that a mail told of, then weekly, four times in all', async () => {
    const { write, pass } = await openOffice()
    await write('bo')
    expect(await pass(2 * DAY)).toEqual([])
    expect(await pass(2 * DAY)).toMatchObject([
      {
        kind: 'unread-reminder',
        facts: { name: 'ann', people: [{ from: 'bo', labels: [], unread: 1 }] },
        path: '/chats/with-bo',
      },
    ])
    for (const _ of [1, 2, 3]) expect(await pass(7 * DAY)).toHaveLength(1)
    expect(await pass(60 * DAY)).toEqual([])
  })

  test('comes ten minutes after a message that no mail told of', async () => {
    const { write, pass } = await openOffice({
      notificationsDisabled: ['new_messages', 'new_conversations'],
    })
    await write('bo')
    expect(await pass(9 * MINUTE, MINUTE)).toEqual([])
    expect(await pass(MINUTE, MINUTE)).toHaveLength(1)
    expect(await pass(2 * DAY)).toEqual([])
  })

  test('waits while the member is here, and ends when they read', async () => {
    const { write, read, here, pass, world } = await openOffice({
      notificationsDisabled: ['new_messages', 'new_conversations'],
    })
    await write('bo')
    world.pass(9 * MINUTE)
    await here()
    expect(await pass(14 * MINUTE, MINUTE)).toEqual([])
    expect(await pass(2 * MINUTE, MINUTE)).toHaveLength(1)
    await read('bo')
    expect(await pass(30 * DAY)).toEqual([])
    expect(await world.reminders()).toEqual([])
  })

  test('is sent to nobody who switched it off or whose mails stopped', async () => {
    for (const given of [
      { notificationsDisabled: ['unread_message_reminders'] },
      { mailTroubles: ['listunsubscribe'] },
    ] as const) {
      const { write, pass } = await openOffice(given)
      await write('bo')
      expect(await pass(30 * DAY)).toEqual([])
    }
  })

  test('says nothing of what was read, blocked or deleted, whatever happened before', async () => {
    const from = fc.constantFrom('bo', 'cas')
    const step = fc.oneof(
      from.map((who) => ({ do: 'write', who }) as const),
      from.map((who) => ({ do: 'read', who }) as const),
      from.map((who) => ({ do: 'block', who }) as const),
      from.map((who) => ({ do: 'leave', who }) as const),
      from.map((who) => ({ do: 'return', who }) as const),
      fc.constant({ do: 'here' } as const),
      fc
        .constantFrom(MINUTE, 10 * MINUTE, DAY, 3 * DAY, 8 * DAY)
        .map((span) => ({ do: 'pass', span }) as const),
    )
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 14 }), async (steps) => {
        const office = await openOffice({ notificationsDisabled: ['new_messages'] })
        const gone = new Set<string>()
        for (const one of steps) {
          if (one.do === 'write' && !gone.has(one.who)) await office.write(one.who)
          if (one.do === 'read') await office.read(one.who)
          if (one.do === 'here') await office.here()
          if (one.do === 'block') {
            await office.block(one.who)
            gone.add(one.who)
          }
          if (one.do === 'leave') await office.change(one.who, { status: 'deleted' })
          if (one.do === 'return') await office.change(one.who, { status: 'active' })
          if (one.do !== 'pass') continue
          const unread = await office.unread()
          for (const letter of await office.pass(one.span, DAY)) {
            if (letter.kind !== 'unread-reminder') continue
            expect(letter.facts.people.length).toBeGreaterThan(0)
            for (const { from: who, unread: many } of letter.facts.people) {
              expect([who, many]).toEqual([who, unread[who] ?? 0])
              expect(many).toBeGreaterThan(0)
              const account = await office.world.reads.accounts.byId(who)
              expect(account?.status).toBe('active')
              expect(await office.world.reads.blocks.between('ann', who)).toBe(false)
            }
          }
        }
      }),
      { numRuns: Number(process.env.HISTORIES ?? 300) },
    )
  })
})
