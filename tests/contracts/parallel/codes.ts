import { describe, expect, test } from 'bun:test'
import { placeOrder } from '#core/money/checkout/place-order.ts'
import { settlePayment } from '#core/money/settle-payment.ts'
import { tenOff } from '#stories/shared/ten-off.ts'
import { links } from '#tests/core/money/checkout/till.ts'
import { newId } from '../sample.ts'
import { createMember, type TestPorts } from './test-ports.ts'

const AT_ONCE = 64

/** Contract of a code that each member may use once, under concurrent checkouts that are all paid. */
export function codesContract(name: string, ports: TestPorts) {
  describe(`a discount code in ${name}`, () => {
    test('is used once by a member with 64 checkouts at once, whatever is paid', async () => {
      const code = `ONCE-${newId()}`.toUpperCase()
      const member = await ports.commit(async (stores) => {
        await stores.discounts.add(tenOff(code, { validity: 'once-per-user' }))
        return createMember(stores, ports)
      })
      const tries = Array.from({ length: AT_ONCE }, () => ({ order: newId(), payment: newId() }))
      const how = {
        bundle: 'eur-60',
        method: 'ideal',
        total: null,
        country: 'NL',
        requestCountry: 'NL',
        site: ports.site,
        links,
      } as const
      const placed = await Promise.all(
        tries.map((one) => placeOrder(ports, { ...how, ...one, member, code })),
      )
      expect(placed.filter(({ ok }) => ok).length).toBeGreaterThan(0)
      expect(await ports.reads.discounts.claims(code, member)).toHaveLength(1)

      const started = placed.flatMap((one) =>
        one.ok && one.value.payment.reference ? [one.value.payment] : [],
      )
      for (const payment of started) ports.provider.decide(payment, 'paid')
      await Promise.all(
        started.map(({ reference }) =>
          settlePayment(ports, { provider: 'sandbox', reference: reference ?? '' }),
        ),
      )
      const paid = await ports.reads.orders.paidSince(member, 0)
      expect(paid.filter(({ discount }) => discount?.code === code)).toHaveLength(1)
      expect(await ports.reads.orders.usesOf([code])).toMatchObject([{ orders: 1 }])
    })
  })
}
