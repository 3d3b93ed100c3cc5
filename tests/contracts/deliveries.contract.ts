import { describe, expect, test } from 'bun:test'
import { campaignPrefix } from '#core/notifications/campaign.ts'
import type { Storage } from '#core/ports.ts'
import { ok } from '#core/shared/result.ts'
import { DAY, MINUTE } from '#core/shared/time.ts'
import { commit, NOW, newId } from './sample.ts'
import { CLAIM, idsOf, sampleDelivery, withDeliveries } from './with-deliveries.ts'

/** Contract of every storage: deliveries. */
export function deliveriesContract(name: string, open: () => Promise<Storage>) {
  describe(`deliveries in ${name}`, () => {
    test('due deliveries are leased oldest first, complete, up to the limit', async () => {
      const { items, claim } = await withDeliveries(await open(), NOW - 1, NOW - 2, NOW + 1, NOW)
      const [second, first, , third] = idsOf(items)

      const claimed = await claim({ limit: 2 })
      expect(idsOf(claimed)).toEqual([first ?? '', second ?? ''])
      expect(claimed[0]).toEqual({
        ...sampleDelivery(items[1]),
        attempts: 1,
        triedAt: NOW,
        error: null,
        waitsFor: null,
        diedAt: null,
      })
      expect(idsOf(await claim())).toEqual([third ?? ''])
      expect(await claim()).toEqual([])
    })

    test('only the requested channel and priority are leased', async () => {
      const { add, claim } = await withDeliveries(await open())
      const member = newId()
      const mails = (['activate', 'password-changed'] as const).map((kind) =>
        sampleDelivery({ notification: { kind, member } }),
      )
      const about = { kind: 'new-like', member, from: member } as const
      const push = sampleDelivery({
        notification: { kind: 'push', member, endpoint: 'https://x', about },
      })
      const text = sampleDelivery({ notification: { kind: 'debit-code', member, debit: newId() } })
      await add(...mails, push, text)

      expect(await claim()).toEqual([])
      expect(idsOf(await claim({ priority: 'urgent' }))).toEqual(idsOf(mails.slice(0, 1)))
      expect(idsOf(await claim({ priority: 'account' }))).toEqual(idsOf(mails.slice(1)))
      expect(idsOf(await claim({ channel: 'push' }))).toEqual([push.id])
      expect(idsOf(await claim({ channel: 'text', priority: 'urgent' }))).toEqual([text.id])
    })

    test('adding a known id does nothing, also while it is leased or dead', async () => {
      const { storage, items, add, claim, left } = await withDeliveries(await open(), NOW)
      const same = { ...sampleDelivery({ dueAt: NOW - DAY }), id: items[0]?.id ?? '' }
      await add(same)
      expect(await storage.reads.deliveries.waiting(9)).toMatchObject(items)

      await claim()
      await add(same)
      expect(await claim()).toEqual([])
      const end = { at: NOW, error: 'x' }
      await commit(storage, ({ deliveries }) => deliveries.bury(same.id, CLAIM.worker, end))
      await add(same)
      expect(await left()).toEqual([])
    })

    test('a failed delivery waits for its retry with its error; a deferred one counts no attempt', async () => {
      const { storage, items, claim } = await withDeliveries(await open(), NOW)
      const id = items[0]?.id ?? ''
      const putBack = (dueAt: number, error: string | null, worker = CLAIM.worker) =>
        commit(storage, ({ deliveries }) =>
          deliveries.putBack(id, worker, { dueAt, error, waitsFor: null }),
        )

      await claim()
      await putBack(NOW, 'not mine', 'another')
      expect(await claim()).toEqual([])
      await putBack(NOW + 5, 'smtp.452')
      expect(await claim({ now: NOW + 4 })).toEqual([])
      expect(await claim({ now: NOW + 5 })).toMatchObject([{ attempts: 2, error: 'smtp.452' }])
      await putBack(NOW + 9, null)
      expect(await claim({ now: NOW + 9 })).toMatchObject([{ attempts: 2, error: null }])
    })

    test('an added retry is brought forward, never delayed; a first attempt keeps its time', async () => {
      const { storage, items, claim } = await withDeliveries(await open(), NOW, NOW + DAY)
      const [tried, fresh] = idsOf(items)
      if (!tried || !fresh) throw new Error('nothing waits')
      await claim()
      const next = { dueAt: NOW + DAY, error: null, waitsFor: null }
      await commit(storage, ({ deliveries }) => deliveries.putBack(tried, CLAIM.worker, next))
      const bring = (id: string, dueAt: number) =>
        commit(storage, ({ deliveries }) =>
          deliveries.addOrBringForward({ ...sampleDelivery({ dueAt }), id }),
        )
      const dueTimes = async () => {
        const waiting = await storage.reads.deliveries.waiting(9)
        return [tried, fresh].map((wantedId) => waiting.find(({ id }) => id === wantedId)?.dueAt)
      }

      await bring(tried, NOW + MINUTE)
      await bring(fresh, NOW + MINUTE)
      const added = newId()
      await bring(added, NOW + DAY)
      expect(idsOf(await storage.reads.deliveries.waiting(9))).toContain(added)
      expect(await dueTimes()).toEqual([NOW + MINUTE, NOW + DAY])
      await bring(tried, NOW + 2 * MINUTE)
      expect(await dueTimes()).toEqual([NOW + MINUTE, NOW + DAY])

      await claim({ now: NOW + MINUTE })
      const end = { at: NOW + MINUTE, error: 'x' }
      await commit(storage, ({ deliveries }) => deliveries.bury(tried, CLAIM.worker, end))
      await bring(tried, NOW)
      expect((await storage.reads.deliveries.dead(9))[0]?.dueAt).toBe(NOW + MINUTE)
    })

    test('a member’s are those that wait, with why each was postponed until it is brought forward', async () => {
      const { storage, add, claim } = await withDeliveries(await open(), NOW)
      const member = newId()
      const [first, second] = [NOW, NOW + DAY].map((dueAt) =>
        sampleDelivery({ dueAt, notification: { kind: 'new-like', member, from: newId() } }),
      )
      if (!first || !second) throw new Error('nothing waits')
      await add(second, first)
      await claim()
      const next = { dueAt: NOW + MINUTE, error: null, waitsFor: 'online' } as const
      await commit(storage, ({ deliveries }) => deliveries.putBack(first.id, CLAIM.worker, next))
      const waiting = async () =>
        (await storage.reads.deliveries.waitingFor(member, 9)).map(({ id, waitsFor }) => [
          id,
          waitsFor,
        ])
      expect(await waiting()).toEqual([
        [first.id, 'online'],
        [second.id, null],
      ])
      expect(await storage.reads.deliveries.waitingFor(member, 1)).toHaveLength(1)
      await commit(storage, ({ deliveries }) => deliveries.addOrBringForward(first))
      expect((await waiting())[0]).toEqual([first.id, null])
      await claim()
      const end = { at: NOW, error: 'x' }
      await commit(storage, ({ deliveries }) => deliveries.bury(first.id, CLAIM.worker, end))
      expect(await waiting()).toEqual([[second.id, null]])
    })

    test('an id is waiting until it is leased, and again once it is put back; a dead one is not', async () => {
      const { storage, items, claim } = await withDeliveries(await open(), NOW)
      const id = items[0]?.id ?? ''
      const state = async (wanted = id) => {
        const { value } = await storage.atomically(async ({ deliveries }) =>
          ok(await deliveries.stateOf(wanted)),
        )
        return value
      }
      expect([await state(newId()), await state()]).toEqual(['unknown', 'waiting'])
      await claim()
      expect(await state()).toBe('leased or dead')
      const next = { dueAt: NOW, error: null, waitsFor: null }
      await commit(storage, ({ deliveries }) => deliveries.putBack(id, CLAIM.worker, next))
      expect(await state()).toBe('waiting')
      await claim()
      const end = { at: NOW, error: 'x' }
      await commit(storage, ({ deliveries }) => deliveries.bury(id, CLAIM.worker, end))
      expect(await state()).toBe('leased or dead')
    })

    test('a completed delivery is never leased again', async () => {
      const { storage, items, claim, left } = await withDeliveries(await open(), NOW)
      await claim()
      await commit(storage, ({ deliveries }) => deliveries.done(items[0]?.id ?? ''))

      expect(await claim({ now: NOW + 100 * DAY })).toEqual([])
      expect(await left()).toEqual([])
    })

    test('a dead delivery is kept with its error, until requeued or pruned', async () => {
      const { storage, items, claim } = await withDeliveries(await open(), NOW - 2, NOW - 1, NOW)
      const [first = '', second = '', third = ''] = idsOf(items)
      await claim()
      await commit(storage, async ({ deliveries }) => {
        await deliveries.bury(first, CLAIM.worker, { at: NOW, error: 'smtp.550' })
        await deliveries.bury(second, CLAIM.worker, { at: NOW + 1, error: 'ETIMEDOUT' })
        await deliveries.bury(third, 'another', { at: NOW, error: 'not mine' })
      })
      const { reads } = storage
      expect(await reads.deliveries.dead(9)).toMatchObject([
        { id: second, error: 'ETIMEDOUT', attempts: 1, diedAt: NOW + 1 },
        { id: first, error: 'smtp.550', attempts: 1, diedAt: NOW },
      ])
      expect(idsOf(await reads.deliveries.dead(1))).toEqual([second])
      expect(await claim({ now: NOW + MINUTE, worker: 'next' })).toMatchObject([{ id: third }])

      const revive = (id: string) =>
        commit(storage, ({ deliveries }) => deliveries.revive(id, NOW + DAY))
      expect([await revive(third), await revive(first)]).toEqual([0, 1])
      expect(await claim({ now: NOW + DAY, until: NOW + 2 * DAY })).toMatchObject([
        { id: third },
        { id: first, attempts: 1, dueAt: NOW + DAY, diedAt: null },
      ])
      await commit(storage, ({ deliveries }) => deliveries.pruneDead(NOW + 1))
      expect(await revive('all')).toBe(1)
      await commit(storage, ({ deliveries }) => deliveries.pruneDead(NOW + 9 * DAY))
      expect(await reads.deliveries.waiting(9)).toHaveLength(3)
    })

    test('the backlog counts waiting, due, oldest due and dead deliveries', async () => {
      const { storage, claim } = await withDeliveries(await open(), NOW - 5, NOW - 3, NOW + 1)
      const backlog = () => storage.reads.deliveries.backlog(NOW)
      expect(await backlog()).toEqual({ waiting: 3, due: 2, dueSince: NOW - 5, dead: 0 })

      const capped = await storage.reads.deliveries.backlog(NOW, 2)
      expect(capped).toEqual({ waiting: 2, due: 2, dueSince: NOW - 5, dead: 0 })

      const [taken] = await claim({ limit: 1 })
      const end = { at: NOW, error: 'x' }
      await commit(storage, ({ deliveries }) => deliveries.bury(taken?.id ?? '', CLAIM.worker, end))
      expect(await backlog()).toEqual({ waiting: 2, due: 1, dueSince: NOW - 3, dead: 1 })
      expect(await storage.reads.deliveries.backlog(NOW - DAY)).toMatchObject({
        due: 0,
        dueSince: null,
      })
    })

    test('those of a campaign that wait are counted, neither dead ones nor those of another', async () => {
      const { storage, add, claim } = await withDeliveries(await open(), NOW)
      const waiting = () => storage.reads.deliveries.waitingOf('spring')
      expect(await waiting()).toBe(0)
      await add(
        ...['spring', 'spring', 'spring-2', 'SPRING'].map((campaign, at) => {
          const member = newId()
          const notification = { kind: 'news', member, campaign } as const
          return sampleDelivery({
            id: `${campaignPrefix(campaign)}${member}`,
            notification,
            dueAt: NOW + at,
          })
        }),
      )
      expect(await waiting()).toBe(2)
      const [taken] = await claim({ priority: 'bulk', limit: 1 })
      expect(await waiting()).toBe(2)
      const end = { at: NOW, error: 'x' }
      await commit(storage, ({ deliveries }) => deliveries.bury(taken?.id ?? '', CLAIM.worker, end))
      expect(await waiting()).toBe(1)
    })

    test('a rolled-back unit of work sends nothing', async () => {
      const { storage, claim } = await withDeliveries(await open())
      await commit(storage, async ({ deliveries }) => {
        await deliveries.add(sampleDelivery())
        throw new Error('no')
      }).catch(() => undefined)

      expect(await claim()).toEqual([])
    })

    test('a member’s unsent deliveries of one kind are found, newest first', async () => {
      const { storage, add } = await withDeliveries(await open(), NOW)
      const member = newId()
      const own = [NOW, NOW + 1].map((addedAt) =>
        sampleDelivery({ addedAt, notification: { kind: 'reset', member } }),
      )
      const others = [
        sampleDelivery({ notification: { kind: 'activate', member } }),
        sampleDelivery({ notification: { kind: 'reset', member: newId() } }),
      ]
      await add(...own, ...others)
      const unsent = () => storage.reads.deliveries.unsent(member, 'reset')
      expect(idsOf(await unsent())).toEqual(idsOf(own.toReversed()))
      await commit(storage, ({ deliveries }) => deliveries.done(own[1]?.id ?? ''))
      expect(await unsent()).toMatchObject(own.slice(0, 1))
    })

    test('an erased member’s deliveries are removed', async () => {
      const { storage, add, left } = await withDeliveries(await open(), NOW)
      const member = newId()
      await add(sampleDelivery({ notification: { kind: 'reset', member } }))
      await commit(storage, ({ deliveries }) => deliveries.erase(member))
      expect(await left()).toHaveLength(1)
    })
  })
}
