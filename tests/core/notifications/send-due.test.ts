import { describe, expect, test } from 'bun:test'
import type { Notice } from '#core/notifications/outbox.ts'
import { queueNotice } from '#core/notifications/queue-notice.ts'
import { delayAfter, OUTBOX, sendDue } from '#core/notifications/send-due.ts'
import { HOUR, MINUTE, SECOND } from '#core/shared/time.ts'
import { openWorld } from '#tests/core/world.ts'

async function withNotices(...notices: readonly Notice[]) {
  const world = openWorld()
  await world.member('ann')
  await world.member('bo')
  await world.keep(async (stores) => {
    for (const notice of notices) await queueNotice(stores, world, notice)
  })
  const send = () => sendDue(world, { urlOf: () => 'https://vonk.example', jitter: () => 0.5 })
  return { world, send }
}

const CHANGED = { kind: 'password-changed', member: 'ann' } as const

describe('emptying the outbox', () => {
  test('sends what is due, once', async () => {
    const { world, send } = await withNotices(CHANGED, { ...CHANGED, member: 'bo' })
    expect(await send()).toEqual({ sent: 2, dropped: 0, later: 0, failures: [] })
    expect(world.mailer.letters.map(({ to }) => to)).toEqual([
      'ann@example.test',
      'bo@example.test',
    ])
    expect(await send()).toEqual({ sent: 0, dropped: 0, later: 0, failures: [] })
    expect(await world.outbox()).toEqual([])
  })

  test('drops what calls for no letter', async () => {
    const { send } = await withNotices({ kind: 'activate', member: 'ann' })
    expect(await send()).toMatchObject({ sent: 0, dropped: 1 })
  })

  test('puts off what a member may still see by themselves, without counting it as failed', async () => {
    const { world, send } = await withNotices({ kind: 'new-like', member: 'ann', from: 'bo' })
    const at = world.now()
    await world.keep(({ likes }) =>
      likes.add({ from: 'bo', to: 'ann', at, seenAt: null, swiped: false }),
    )
    expect(await send()).toMatchObject({ sent: 0, later: 1 })
    expect((await world.outbox())[0]).toMatchObject({ addedAt: at, attempts: 1 })
    world.pass(5 * MINUTE)
    expect(await send()).toMatchObject({ sent: 1, later: 0 })
  })

  test('sends one mail about a conversation, not ten', async () => {
    const notice = { kind: 'new-message', member: 'ann', from: 'bo', conversation: 'talk' } as const
    const { world, send } = await withNotices(notice, notice, notice)
    await world.keep(async ({ conversations, messages }) => {
      const at = world.now()
      await conversations.open({
        id: 'talk',
        startedBy: 'bo',
        other: 'ann',
        startedAt: at,
        lastSeq: 0,
      })
      const said = { conversation: 'talk', from: 'bo', text: 'Hoi', sentAt: at, cost: 1 }
      await messages.append({ ...said, id: 'm1' })
    })
    world.pass(HOUR)
    expect(await send()).toMatchObject({ sent: 1, dropped: 2 })
  })
})

describe('a mail server that does not answer', () => {
  test('is tried again, each time later, and one letter does not hold up the next', async () => {
    const { world, send } = await withNotices(CHANGED, { ...CHANGED, member: 'bo' })
    world.mailer.broken = true
    const { failures } = await send()
    expect(failures.map(({ attempts, gaveUp }) => [attempts, gaveUp])).toEqual([
      [1, false],
      [1, false],
    ])
    expect(failures[0]?.cause).toBeInstanceOf(Error)
    expect(await send()).toMatchObject({ sent: 0, failures: [] })

    world.mailer.broken = false
    world.pass(30 * SECOND)
    expect(await send()).toMatchObject({ sent: 2, failures: [] })
  })

  test('is given up on after ten tries, and that is told', async () => {
    const { world, send } = await withNotices(CHANGED)
    world.mailer.broken = true
    const outcomes: boolean[] = []
    for (let tried = 0; tried < OUTBOX.attempts; tried += 1) {
      outcomes.push(...(await send()).failures.map(({ gaveUp }) => gaveUp))
      world.pass(3 * HOUR)
    }
    expect(outcomes).toEqual([...Array<boolean>(9).fill(false), true])
    expect(await world.outbox()).toEqual([])
  })

  test('is left alone twice as long each time, never more than hours, never all at once', () => {
    expect([1, 2, 3].map((attempts) => delayAfter(attempts, 0.5))).toEqual([
      30 * SECOND,
      60 * SECOND,
      120 * SECOND,
    ])
    expect(delayAfter(10, 0.5)).toBe(2 * HOUR)
    expect(delayAfter(1, 0)).toBe(15 * SECOND)
    expect(delayAfter(1, 0.999)).toBeLessThan(45 * SECOND)
  })
})
