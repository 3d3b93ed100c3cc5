import { describe, expect, test } from 'bun:test'
import type { MemberId } from '#core/accounts/account.ts'
import type { DiscountCode } from '#core/money/discounts.ts'
import type { Storage } from '#core/ports.ts'
import { addMember, commit, NOW, newId } from './sample.ts'
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
  amount: 0,
  made: null,
  ...changes,
})

/** Contract of every storage: discount codes and claims. */
export function discountsContract(name: string, open: () => Promise<Storage>) {
  describe(`discounts in ${name}`, () => {
    const orderOf = async (storage: Storage, member: MemberId) => {
      const order = sampleOrder(member)
      await commit(storage, ({ orders }) => orders.add(order))
      return order.id
    }
    const claim = (
      storage: Storage,
      given: { member: MemberId; order: string; scope: string; code?: string },
    ) => commit(storage, ({ discounts }) => discounts.claim({ code: 'Zomer25', ...given }))

    test('a code is read back unchanged, ignoring case', async () => {
      const storage = await open()
      const member = await addMember(storage)
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
      await commit(storage, ({ discounts }) => discounts.add(code))

      expect(await storage.reads.discounts.byCode('zOMER25')).toEqual(code)
      expect(await storage.reads.discounts.byCode('Zomer')).toBeNull()
    })

    test('a code that exists is not added again, ignoring case, nor another under the same id', async () => {
      const storage = await open()
      const made = { id: newId(), at: NOW }
      const add = (code: DiscountCode) => commit(storage, ({ discounts }) => discounts.add(code))
      expect(await add(sampleCode({ percentage: 10, made }))).toBe(true)
      expect(await add(sampleCode({ code: 'ZOMER25' }))).toBe(false)
      expect(await add(sampleCode({ code: 'Winter10', made }))).toBe(false)
      expect(await storage.reads.discounts.byCode('zomer25')).toMatchObject({ percentage: 10 })
      expect(await storage.reads.discounts.byCode('Winter10')).toBeNull()
    })

    test('of eight who make one code at once, one does', async () => {
      const storage = await open()
      const outcomes = await Promise.all(
        Array.from({ length: 8 }, () => {
          const code = sampleCode({ made: { id: newId(), at: NOW } })
          return commit(storage, ({ discounts }) => discounts.add(code))
        }),
      )
      expect(outcomes.filter(Boolean)).toHaveLength(1)
      expect(await storage.reads.discounts.made(null, 9)).toHaveLength(1)
    })

    test('a code is ended once, of eight who do at once', async () => {
      const storage = await open()
      await commit(storage, ({ discounts }) => discounts.add(sampleCode()))
      const end = () => commit(storage, ({ discounts }) => discounts.end('ZOMER25'))
      const outcomes = await Promise.all(Array.from({ length: 8 }, end))
      expect(outcomes.filter(Boolean)).toHaveLength(1)
      expect(await storage.reads.discounts.byCode('Zomer25')).toMatchObject({ status: 'off' })
      expect(await commit(storage, ({ discounts }) => discounts.end('NONE'))).toBe(false)
    })

    test('codes that operators made are listed newest first, page by page; others are not', async () => {
      const storage = await open()
      const codes = [5, 7, 7].map((at, nth) =>
        sampleCode({
          code: `CODE-${nth}`,
          percentage: 0,
          amount: 500,
          currency: 'EUR',
          made: { id: newId(), at },
        }),
      )
      const [old, ...young] = codes
      await commit(storage, async ({ discounts }) => {
        for (const code of [...codes, sampleCode()]) await discounts.add(code)
      })
      const expected = [
        ...young.toSorted((a, b) => ((a.made?.id ?? '') < (b.made?.id ?? '') ? 1 : -1)),
        old,
      ]
      expect(await storage.reads.discounts.made(null, 9)).toEqual(expected as DiscountCode[])
      const first = await storage.reads.discounts.made(null, 2)
      const rest = await storage.reads.discounts.made(first.at(-1)?.made ?? null, 2)
      expect([...first, ...rest]).toEqual(expected as DiscountCode[])
    })

    test('what a code did is counted from its paid orders, by currency', async () => {
      const storage = await open()
      const member = await addMember(storage)
      const discount = { code: 'Zomer25', percentage: 25 }
      const total = { amount: 2999, currency: 'EUR' }
      const paid = { discount, total, state: 'completed', paidAt: NOW } as const
      const pounds = {
        price: { amount: 3000, currency: 'GBP' },
        total: { amount: 2250, currency: 'GBP' },
      }
      await commit(storage, async ({ orders }) => {
        await orders.add(sampleOrder(member, paid))
        await orders.add(sampleOrder(member, { ...paid, state: 'refunded', returned: 999 }))
        await orders.add(sampleOrder(member, { ...paid, ...pounds }))
        await orders.add(sampleOrder(member, { discount, total }))
        await orders.add(
          sampleOrder(member, { ...paid, discount: { code: 'Winter10', percentage: 25 } }),
        )
      })
      expect(await storage.reads.orders.usesOf(['Zomer25', 'NONE'])).toEqual([
        { code: 'Zomer25', currency: 'EUR', orders: 2, given: 2000, earned: 4999 },
        { code: 'Zomer25', currency: 'GBP', orders: 1, given: 750, earned: 2250 },
      ])
    })

    test('a second claim of one scope is refused, and the unit of work continues', async () => {
      const storage = await open()
      const ann = await addMember(storage)
      const bob = await addMember(storage)
      await commit(storage, ({ discounts }) => discounts.add(sampleCode()))
      const [first, second] = [await orderOf(storage, ann), await orderOf(storage, ann)]
      const ofBob = await orderOf(storage, bob)

      const outcome = await commit(storage, async ({ discounts }) => {
        const code = 'Zomer25'
        return [
          await discounts.claim({ code, member: ann, order: first, scope: ann }),
          await discounts.claim({ code, member: ann, order: second, scope: ann }),
          await discounts.claim({ code, member: bob, order: ofBob, scope: bob }),
        ]
      })

      expect(outcome).toEqual([true, false, true])
      const { claims } = storage.reads.discounts
      expect(await claims('Zomer25', ann)).toEqual([first])
      expect((await claims('zomer25', null)).toSorted()).toEqual([first, ofBob].toSorted())
    })

    test('of six concurrent claims of a single-use code, one succeeds', async () => {
      const storage = await open()
      await commit(storage, ({ discounts }) => discounts.add(sampleCode({ validity: 'once' })))
      const members = await Promise.all(Array.from({ length: 6 }, () => addMember(storage)))
      const outcomes = await Promise.all(
        members.map(async (member) =>
          claim(storage, { member, order: await orderOf(storage, member), scope: 'once' }),
        ),
      )

      expect(outcomes.filter(Boolean)).toHaveLength(1)
    })

    test('an unlimited code is claimed by one order after another', async () => {
      const storage = await open()
      const member = await addMember(storage)
      await commit(storage, ({ discounts }) => discounts.add(sampleCode({ validity: 'unlimited' })))
      for (const order of [await orderOf(storage, member), await orderOf(storage, member)]) {
        expect(await claim(storage, { member, order, scope: order })).toBe(true)
      }

      expect(await storage.reads.discounts.claims('Zomer25', member)).toHaveLength(2)
    })

    test('the same scope under another code does not collide', async () => {
      const storage = await open()
      const member = await addMember(storage)
      await commit(storage, async ({ discounts }) => {
        await discounts.add(sampleCode())
        await discounts.add(sampleCode({ code: 'Winter10' }))
      })
      const [first, second] = [await orderOf(storage, member), await orderOf(storage, member)]

      expect(await claim(storage, { member, order: first, scope: member })).toBe(true)
      expect(await claim(storage, { member, order: second, scope: member, code: 'Winter10' })).toBe(
        true,
      )
    })

    test('a built-in code that is not stored is claimed like any other', async () => {
      const storage = await open()
      const member = await addMember(storage)
      const order = await orderOf(storage, member)
      const bonus = { member, order, scope: member, code: 'TIMEBONUS25' }

      expect(await claim(storage, bonus)).toBe(true)
      const next = { ...bonus, order: await orderOf(storage, member), code: 'timebonus25' }
      expect(await claim(storage, next)).toBe(false)
    })

    test('an order that releases its code frees it for another', async () => {
      const storage = await open()
      const member = await addMember(storage)
      await commit(storage, ({ discounts }) => discounts.add(sampleCode()))
      const [first, second] = [await orderOf(storage, member), await orderOf(storage, member)]
      await claim(storage, { member, order: first, scope: member })
      await commit(storage, async ({ discounts }) => {
        await discounts.release(newId())
        await discounts.release(first)
      })

      expect(await storage.reads.discounts.claims('Zomer25', member)).toEqual([])
      expect(await claim(storage, { member, order: second, scope: member })).toBe(true)
    })
  })
}
