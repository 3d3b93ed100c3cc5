import type { Country } from '../../site/countries.ts'
import type { PaymentMethod, Settings } from '../../site/settings.ts'

/** Spec §3: every payment method with a name and an icon; which ones a site offers is its own setting. */
export const PAYMENT_METHOD_IDS = [
  'sdd',
  'sct',
  'ideal',
  'bancontact',
  'creditcard',
  'paypal',
  'sofort',
  'applepay',
  'paysafecard',
  'giropay',
  'eps',
  'blik',
  'prezelewy24',
  'nexi',
  'cartebancaire',
  'maestro',
  'visa',
  'mastercard',
] as const

export type PaymentMethodId = (typeof PAYMENT_METHOD_IDS)[number]

/** Brand name of each method, the same in all languages; `null` if the name is translated. */
export const METHOD_NAMES: Readonly<Record<PaymentMethodId, string | null>> = {
  sdd: null,
  sct: null,
  ideal: 'iDEAL',
  bancontact: 'Bancontact',
  creditcard: null,
  paypal: 'PayPal',
  sofort: 'Sofort',
  applepay: 'Apple Pay',
  paysafecard: 'paysafecard',
  giropay: 'giropay',
  eps: 'eps',
  blik: 'BLIK',
  prezelewy24: 'Przelewy24',
  nexi: 'Nexi',
  cartebancaire: 'Carte Bancaire',
  maestro: 'Maestro',
  visa: 'Visa',
  mastercard: 'Mastercard',
}

/** Cards: one choice for all brands; the provider's page asks for the number. */
export const CARD = 'creditcard' satisfies PaymentMethodId

/** Card brands, listed with the one choice. */
const CARD_BRANDS: readonly string[] = [
  'visa',
  'mastercard',
  'maestro',
  'cartebancaire',
  'nexi',
] satisfies readonly PaymentMethodId[]

/** The most used online method per country: preselected at checkout. */
export const USUAL_METHOD: Readonly<Record<Country, PaymentMethodId>> = {
  NL: 'ideal',
  BE: 'bancontact',
  AT: 'eps',
  PL: 'blik',
  DE: 'paypal',
  FR: CARD,
  IT: CARD,
  ES: CARD,
  IE: CARD,
  GB: CARD,
  US: CARD,
  CA: CARD,
  AU: CARD,
  NZ: CARD,
  CH: CARD,
  DK: CARD,
  SE: CARD,
  NO: CARD,
  FI: CARD,
}

/** Whether a method is known; an old order may have one that no longer is. */
export const isPaymentMethod = (id: string): id is PaymentMethodId =>
  PAYMENT_METHOD_IDS.some((known) => known === id)

const reaches = <T>(reach: readonly T[] | 'all', wanted: T): boolean =>
  reach === 'all' || reach.includes(wanted)

/** Methods for `currency` and `country` on this site, in the site's order. */
export const methodsAt = (
  { paymentMethods }: Pick<Settings, 'paymentMethods'>,
  country: Country,
  currency: string,
): readonly PaymentMethod[] =>
  paymentMethods.filter(
    ({ state, countries, currencies }) =>
      state === 'on' && reaches(countries, country) && reaches(currencies, currency),
  )

/** The payment choices. */
export type WaysToPay = {
  /** One row each, the usual one first. */
  readonly methods: readonly PaymentMethod[]
  /** Accepted card brands; none if cards are not accepted. */
  readonly cardBrands: readonly string[]
  /** The country's usual method; `null` if not offered. */
  readonly usual: string | null
}

/** The payment choices for `country`: all cards are one. */
export function waysToPay(methods: readonly PaymentMethod[], country: Country): WaysToPay {
  const cards = methods.some(({ id }) => id === CARD)
  const isBrand = ({ id }: PaymentMethod) => cards && CARD_BRANDS.includes(id)
  const rows = methods.filter((method) => !isBrand(method))
  const isUsual = ({ id }: PaymentMethod) => id === USUAL_METHOD[country]
  return {
    methods: [...rows.filter(isUsual), ...rows.filter((method) => !isUsual(method))],
    cardBrands: methods.filter(isBrand).map(({ id }) => id),
    usual: rows.find(isUsual)?.id ?? null,
  }
}
