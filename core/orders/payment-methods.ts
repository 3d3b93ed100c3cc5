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
