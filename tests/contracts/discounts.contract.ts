import { describe, expect, test } from 'bun:test'
import type { MemberId } from '#core/accounts/account.ts'
import type { DiscountCode } from '#core/discounts/discount.ts'
import type { Storage } from '#core/ports.ts'
import { keep, NOW, newId, someone } from './sample.ts'
import { sampleOrder } from './sample-order.ts'

const sampleCode = (changes: Partial<DiscountCode> = {}): DiscountCode => ({
  code: 'Zomer25',
  country: null,
  member: null,
  expires: null,
  percentage: 25,
  currency: null,
  minimumOrderValue: 0,
  status: 'active',
  validity: 'once-per-user',
  paymentMethods: [],
  ...changes,
})

/** What every storage promises about discount codes and who claimed them. */
export function discountsContract(name: string, open: () => Promise<Storage>) {
  describe(`discounts in ${name}`, () => {
    const orderOf = async (storage: Storage, member: MemberId) => {
      const order = sampleOrder(member)
      await keep(storage, ({ orders }) => orders.add(order))
      return order.id
    }
    const claim = (
      storage: Storage,
      given: { member: MemberId; order: string; scope: string; code?: string },
    ) => keep(storage, ({ discounts }) => discounts.claim({ code: 'Zomer25', ...given }))

    test('a code is found as it was kept, without regard to case', async () => {
      const storage = await open()
      const member = await someone(storage)
      const code = sampleCode({
        country: 'BE',
        member,
        expires: NOW,
        currency: 'EUR',
        minimumOrderValue: 1000,
        status: 'off',
        validity: 'once',
        paymentMethods: ['ideal', 'sdd'],
      })
      await keep(storage, ({ discounts }) => discounts.add(code))

      expect(await storage.reads.discounts.byCode('zOMER25')).toEqual(code)
      expect(await storage.reads.discounts.byCode('Zomer')).toBeNull()
    })

    test('a second claim of one scope is refused, and the work goes on', async () => {
      const storage = await open()
      const ann = await someone(storage)
      const bob = await someone(storage)
      await keep(storage, ({ discounts }) => discounts.add(sampleCode()))
      const [first, second] = [await orderOf(storage, ann), await orderOf(storage, ann)]
      const his = await orderOf(storage, bob)

      const outcome = await keep(storage, async ({ discounts }) => {
        const code = 'Zomer25'
        return [
          await discounts.claim({ code, member: ann, order: first, scope: ann }),
          await discounts.claim({ code, member: ann, order: second, scope: ann }),
          await discounts.claim({ code, member: bob, order: his, scope: bob }),
        ]
      })

      expect(outcome).toEqual([true, false, true])
      const { claims } = storage.reads.discounts
      expect(await claims('Zomer25', ann)).toEqual([first])
      expect((await claims('zomer25', null)).toSorted()).toEqual([first, his].toSorted())
    })

    test('of six claiming a code that holds once, one gets it', async () => {
      const storage = await open()
      await keep(storage, ({ discounts }) => discounts.add(sampleCode({ validity: 'once' })))
      const members = await Promise.all(Array.from({ length: 6 }, () => someone(storage)))
      const outcomes = await Promise.all(
        members.map(async (member) =>
          claim(storage, { member, order: await orderOf(storage, member), scope: 'once' }),
        ),
      )

      expect(outcomes.filter(Boolean)).toHaveLength(1)
    })

    test('an unlimited code is claimed by order after order', async () => {
      const storage = await open()
      const member = await someone(storage)
      await keep(storage, ({ discounts }) => discounts.add(sampleCode({ validity: 'unlimited' })))
      for (const order of [await orderOf(storage, member), await orderOf(storage, member)]) {
        expect(await claim(storage, { member, order, scope: order })).toBe(true)
      }

      expect(await storage.reads.discounts.claims('Zomer25', member)).toHaveLength(2)
    })

    test('the same scope under another code does not collide', async () => {
      const storage = await open()
      const member = await someone(storage)
      await keep(storage, async ({ discounts }) => {
        await discounts.add(sampleCode())
        await discounts.add(sampleCode({ code: 'Winter10' }))
      })
      const [first, second] = [await orderOf(storage, member), await orderOf(storage, member)]

      expect(await claim(storage, { member, order: first, scope: member })).toBe(true)
      expect(await claim(storage, { member, order: second, scope: member, code: 'Winter10' })).toBe(
        true,
      )
    })

    test('a code that is a rule of the house, and in no list, is claimed like any other', async () => {
      const storage = await open()
      const member = await someone(storage)
      const order = await orderOf(storage, member)
      const bonus = { member, order, scope: member, code: 'TIMEBONUS25' }

      expect(await claim(storage, bonus)).toBe(true)
      const next = { ...bonus, order: await orderOf(storage, member), code: 'timebonus25' }
      expect(await claim(storage, next)).toBe(false)
    })

    test('an order that gives its code back frees it for another', async () => {
      const storage = await open()
      const member = await someone(storage)
      await keep(storage, ({ discounts }) => discounts.add(sampleCode()))
      const [first, second] = [await orderOf(storage, member), await orderOf(storage, member)]
      await claim(storage, { member, order: first, scope: member })
      await keep(storage, async ({ discounts }) => {
        await discounts.release(newId())
        await discounts.release(first)
      })

      expect(await storage.reads.discounts.claims('Zomer25', member)).toEqual([])
      expect(await claim(storage, { member, order: second, scope: member })).toBe(true)
    })
  })
}
