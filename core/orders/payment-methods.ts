import type { Country } from '../site/countries.ts'
import type { PaymentMethod, Settings } from '../site/settings.ts'

/** Spec §3: every way to pay that has a name and a mark here; which of them a site takes is the site's own data. */
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

/** What each way to pay is called by its company, everywhere alike; `null` where it is a plain word that is translated. */
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

/** Paying by card: one choice, whichever company's card it is; the provider's page asks for the number. */
export const CARD = 'creditcard' satisfies PaymentMethodId

/** Whose cards there are: named with the one choice, never choices of their own. */
const CARD_BRANDS: readonly string[] = [
  'visa',
  'mastercard',
  'maestro',
  'cartebancaire',
  'nexi',
] satisfies readonly PaymentMethodId[]

/** How most people in each country pay online, of the ways there are: what checkout starts with. */
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

/** Whether a way to pay has a name here; an order may have been paid by one that has none any more. */
export const isPaymentMethod = (id: string): id is PaymentMethodId =>
  PAYMENT_METHOD_IDS.some((known) => known === id)

const reaches = <T>(reach: readonly T[] | 'all', wanted: T): boolean =>
  reach === 'all' || reach.includes(wanted)

/** The ways to pay in `currency` from `country` on this site, in the site's order. */
export const methodsAt = (
  { paymentMethods }: Pick<Settings, 'paymentMethods'>,
  country: Country,
  currency: string,
): readonly PaymentMethod[] =>
  paymentMethods.filter(
    ({ state, countries, currencies }) =>
      state === 'on' && reaches(countries, country) && reaches(currencies, currency),
  )

/** The choices of somebody who pays. */
export type WaysToPay = {
  /** One row each, the usual one first. */
  readonly methods: readonly PaymentMethod[]
  /** Whose cards the choice for cards takes; none where cards are not taken. */
  readonly cardBrands: readonly string[]
  /** How most people there pay; `null` where that is not taken. */
  readonly usual: string | null
}

/** What there is to choose from among the ways to pay from `country`: all cards are one choice. */
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
