import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { worthOf } from '#core/money/orders/bundles.ts'
import { useFormat } from '../../shared/use-format.ts'
import { settingsQuery } from '../../site/queries.ts'
import { offerOf } from './offer.ts'
import { bundlesQuery } from './queries.ts'
import { useActiveDiscount } from './use-discount.ts'

/** Prices in credits; over the price of a message also in money, as far as the bundles on sale differ. */
export type PriceWords = {
  readonly priceOf: (credits: number) => string
  /** The money alone; `null` if there is none. */
  readonly moneyOf: (credits: number) => string | null
  /** What the money beside these prices means; `null` if there is none. */
  readonly noteOn: (...credits: readonly number[]) => string | null
}

export function usePriceWords(): PriceWords {
  const { t } = useTranslation()
  const format = useFormat()
  const { data: settings } = useQuery(settingsQuery)
  const { data } = useQuery(bundlesQuery)
  const discount = useActiveDiscount()?.discount ?? null
  const message = settings?.message_credits ?? 0
  const sold = (data?.bundles ?? [])
    .map((bundle) => offerOf(bundle, discount, message))
    .map(({ credits, total }) => ({ credits, price: total }))

  const worth = (count: number) => (count > message ? worthOf(sold, count) : null)
  const moneyOf = (count: number) => {
    const money = worth(count)
    if (!money) return null
    const [from, to] = [format.money(money.from), format.money(money.to)]
    return from === to ? from : `${from}–${to}`
  }
  const priceOf = (count: number) => {
    const money = moneyOf(count)
    const words = t('credits', { count })
    return money === null ? words : `${words} (${money})`
  }
  return { priceOf, moneyOf, noteOn: (...credits) => (credits.some(worth) ? t('in-money') : null) }
}
