import { expect, test } from 'bun:test'
import fc from 'fast-check'
import { CHECKED_WITHIN } from '#core/chats/chat.ts'
import { returnUnchecked } from '#core/chats/photos/return-unchecked.ts'
import { blockMember, unblock } from '#core/discovery/block-member.ts'
import { deleteAccount } from '#core/membership/leaving/delete-account.ts'
import { eraseDeleted } from '#core/membership/leaving/erase-deleted.ts'
import { releaseHolds, takeBack, unusedCredits } from '#core/money/book.ts'
import { balanceOf } from '#core/money/ports.ts'
import { DAY, HOUR } from '#core/shared/time.ts'
import { photoTalk } from './photo-talk.ts'

type World = Awaited<ReturnType<typeof photoTalk>>

/** As a refund or chargeback does: takes all of Ann's unused paid credits. */
const takePaid = (world: World) =>
  world.commit(async (stores) => {
    await stores.accounts.lock('ann')
    const unused = await unusedCredits(stores, 'ann')
    await releaseHolds(stores, world, unused, unused.total)
    const move = { member: 'ann', amount: unused.total, reference: world.newId() }
    expect(await takeBack(stores, world, { ...move, reason: 'refund' })).toBe(unused.total)
  })

/** Events while photos are in review. */
const STEPS = {
  send: ({ photo }: World, id: string) => photo(id),
  approve: ({ approve }: World, id: string) => approve(id),
  refuse: ({ refuse }: World, id: string) => refuse(id),
  open: ({ opens }: World, id: string) => opens('bo', id),
  'Ann deletes the chat': ({ deletes }: World) => deletes('ann'),
  'Bo deletes the chat': ({ deletes }: World) => deletes('bo'),
  'Bo blocks Ann': (world: World) => blockMember(world, { member: 'bo', blocked: 'ann' }),
  'Bo unblocks Ann': (world: World) => unblock(world, { member: 'bo', blocked: 'ann' }),
  'Bo leaves': (world: World) =>
    deleteAccount(world, { member: 'bo', reason: 'other', site: 'vonk' }),
  'Ann leaves': (world: World) =>
    deleteAccount(world, { member: 'ann', reason: 'other', site: 'vonk' }),
  'weeks pass': async (world: World) => {
    world.pass(15 * DAY)
    expect((await eraseDeleted(world)).errors).toEqual([])
  },
  'Ann is refunded': takePaid,
  'events are answered': ({ consume }: World) => consume(),
  'hours pass': async ({ pass }: World) => pass(HOUR),
} as const

const step = fc.record({
  does: fc.oneof(
    { weight: 3, arbitrary: fc.constant('send' as const) },
    { weight: 3, arbitrary: fc.constantFrom('approve' as const, 'refuse' as const) },
    { weight: 1, arbitrary: fc.constantFrom('Ann is refunded' as const) },
    { weight: 2, arbitrary: fc.constantFrom(...(Object.keys(STEPS) as (keyof typeof STEPS)[])) },
  ),
  id: fc.integer({ min: 0, max: 4 }).map((n) => `p${n}`),
  /** Whether it awaits earlier events. */
  alone: fc.boolean(),
})

test('every charged photo is delivered or refunded exactly once, in any history', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(step, { maxLength: 24 }),
      fc.nat({ max: 9 }),
      fc.nat({ max: 9 }),
      async (steps, granted, paid) => {
        const world = await photoTalk({ credits: granted, paid })
        let running: Promise<unknown>[] = []
        for (const { does, id, alone } of steps) {
          if (alone) {
            await Promise.all(running)
            running = []
          }
          running.push(STEPS[does](world, id))
        }
        await Promise.all(running)
        world.pass(CHECKED_WITHIN + HOUR)
        await returnUnchecked(world)
        await world.consume()

        const { reads, conversation } = world
        const entries = await reads.ledger.of('ann', null, 999)
        const messages = await reads.messages.range(conversation, { hidden: 0, limit: 999 })
        const charged = new Set(
          entries.filter(({ reason }) => reason === 'photo').map(({ reference }) => reference),
        )
        let kept = 0
        for (const id of charged) {
          const of = (state: string) =>
            entries.filter(({ reason, reference }) => reason === state && reference === id)
          const taken = of('photo').map(({ from, amount }) => `${from} ${amount}`)
          const back = of('photo-returned').map(({ to, amount }) => `${to} ${amount}`)
          const delivered = messages.filter(({ photo }) => photo === id).length
          // Refunds went to the purses that were charged.
          if (back.length > 0) expect(back.toSorted()).toEqual(taken.toSorted())
          expect(delivered + (back.length > 0 ? 1 : 0)).toBe(1)
          kept += delivered * 2
        }
        expect(await reads.ledger.balance('site:spent')).toBe(kept)
        const refunded = await reads.ledger.balance('site:refunds')
        expect(balanceOf(await world.wallet())).toBe(granted + paid - kept - refunded)
        expect(await reads.holds.of('ann')).toEqual([])
        const returned = (await world.allEvents()).flatMap((event) =>
          event?.type === 'chat-photo.returned' ? [event.photo] : [],
        )
        expect(new Set(returned).size).toBe(returned.length)
        // No files of undelivered photos or erased members are left.
        const photos = await reads.chatPhotos.of('ann')
        for (const { key, state } of photos) expect(key === null).toBe(state === 'returned')
        world.pass(2 * DAY)
        const known = new Set(photos.map(({ key }) => key))
        expect(await world.photoFiles.sweep(world.now(), async (key) => known.has(key))).toBe(0)
      },
    ),
    { numRuns: 150 },
  )
})
