import type { Settings } from '../../site/settings.ts'

/** The catalogue: each gift's price as a multiple of the smallest, cheapest first. */
const GIFTS = { coffee: 1, rose: 1, cake: 2, kite: 2, lantern: 3, stars: 4 } as const

export type GiftId = keyof typeof GIFTS
export const GIFT_IDS = [
  'coffee',
  'rose',
  'cake',
  'kite',
  'lantern',
  'stars',
] as const satisfies readonly GiftId[]

/** A gift with its price on a site, in credits. */
export type PricedGift = { readonly id: GiftId; readonly credits: number }

/** What a gift costs on a site, in credits. */
export const giftCredits = (gift: GiftId, { giftCredits: smallest }: Settings): number =>
  GIFTS[gift] * smallest

/** All gifts with their prices on a site, cheapest first. */
export const giftsOf = (site: Settings): readonly PricedGift[] =>
  GIFT_IDS.map((id) => ({ id, credits: giftCredits(id, site) }))
