import { useEffect, useState } from 'react'
import { firstSeen, isAgreed, type Price, priceIsNow } from './seen-price.ts'

/** The price of an open page: `isAgreed` says whether a press now pays what could be read. */
export function useSeenPrice(price: Price) {
  const [seen, see] = useState(() => firstSeen(price))
  useEffect(() => see((before) => priceIsNow(before, price, performance.now())), [price])
  return { seen, isAgreed: () => isAgreed(seen, price.total, performance.now()) }
}
