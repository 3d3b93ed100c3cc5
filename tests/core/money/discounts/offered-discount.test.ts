import { expect, test } from 'bun:test'
import { offeredDiscount } from '#core/money/discounts/wished-discount.ts'
import { PAYMENTS } from '#core/site/ports.ts'
import { openWorld } from '../../world.ts'

test.each([...PAYMENTS])(
  'with payments %s a discount is offered if anything can be bought',
  async (payments) => {
    const world = openWorld()
    const member = await world.member('ann')
    for (const welcome of [true, false]) {
      const offered = offeredDiscount(
        { payments, now: world.now },
        { member, site: world.site, welcome },
      )
      expect(offered === null).toBe(payments === 'none')
    }
  },
)
