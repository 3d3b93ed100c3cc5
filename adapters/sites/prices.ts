import { perMessage } from '#core/money/orders/bundles.ts'
import { COUNTRIES, type Country } from '#core/site/countries.ts'
import type { Bundle, Settings } from '#core/site/settings.ts'

type Prices = readonly [number, number, number, number]

const CREDITS = [25, 60, 150, 400] as const

/** Prices of the four bundles, in minor units of each currency (product.md §4 for the euro). */
const PRICES = {
  EUR: [1999, 3999, 8499, 18999],
  USD: [2199, 4399, 9299, 20899],
  GBP: [1799, 3499, 7499, 16499],
  CHF: [1899, 3799, 7999, 17899],
  DKK: [14900, 29900, 63900, 141900],
  SEK: [21900, 43900, 93900, 208900],
  NOK: [22900, 45900, 97900, 217900],
  PLN: [8499, 16999, 35999, 79999],
  CAD: [2999, 5999, 12699, 28399],
  AUD: [3299, 6599, 13999, 31299],
  NZD: [3599, 7199, 15299, 34199],
} as const satisfies Record<string, Prices>

type Currency = keyof typeof PRICES

/** Currencies of the countries that a site can serve. */
export const CURRENCIES: readonly string[] = Object.keys(PRICES)

/** Currency of each country. */
const CURRENCY_OF: Record<Country, Currency> = {
  US: 'USD',
  NL: 'EUR',
  BE: 'EUR',
  FR: 'EUR',
  IT: 'EUR',
  ES: 'EUR',
  DE: 'EUR',
  AT: 'EUR',
  IE: 'EUR',
  GB: 'GBP',
  CA: 'CAD',
  PL: 'PLN',
  AU: 'AUD',
  NZ: 'NZD',
  CH: 'CHF',
  DK: 'DKK',
  SE: 'SEK',
  NO: 'NOK',
  FI: 'EUR',
}

/** The bundles of the demo sites in every currency; an id contains currency and credits. */
export const DEMO_BUNDLES: readonly Bundle[] = Object.entries(PRICES).flatMap(
  ([currency, prices]) =>
    prices.map((amount, at) => {
      const credits = CREDITS[at] ?? 0
      return {
        id: `${currency.toLowerCase()}-${credits}`,
        credits,
        price: { amount, currency },
      }
    }),
)

/** Spec §3: lowest price per message in each country: of the bundles in its currency, if there are any. */
export const messageCosts = (
  bundles: readonly Bundle[],
  messageCredits: number,
): Settings['minimumMessageCosts'] =>
  Object.fromEntries(
    COUNTRIES.flatMap((country) => {
      const [lowest] = bundles
        .filter(({ price }) => price.currency === CURRENCY_OF[country])
        .map((bundle) => perMessage(bundle, messageCredits))
        .toSorted((a, b) => a.amount - b.amount)
      return lowest ? [[country, lowest]] : []
    }),
  )

/** Standard VAT rate per country, in hundredths of a percent. */
export const VAT_RATES: Settings['vatRates'] = {
  NL: 2100,
  BE: 2100,
  DE: 1900,
  AT: 2000,
  FR: 2000,
  IT: 2200,
  ES: 2100,
  IE: 2300,
  FI: 2550,
  DK: 2500,
  SE: 2500,
  PL: 2300,
  NO: 2500,
  GB: 2000,
  CH: 810,
}
