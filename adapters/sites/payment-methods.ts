import { DIRECT_DEBIT } from '#core/orders/direct-debit.ts'
import type { Country } from '#core/site/countries.ts'
import type { PaymentMethod } from '#core/site/settings.ts'

/** The payment companies an install can be set up with. */
export type ProviderName = 'sandbox' | 'mollie'

type Reach = Omit<PaymentMethod, 'provider' | 'state'>

const EURO: readonly Country[] = ['NL', 'BE', 'FR', 'IT', 'ES', 'DE', 'AT', 'IE', 'FI']

/** Every method of spec §3 that exists today: who can pay with it, in which money, likeliest first. */
const OFFERED: readonly Reach[] = [
  { id: 'ideal', countries: ['NL'], currencies: ['EUR'] },
  { id: 'bancontact', countries: ['BE'], currencies: ['EUR'] },
  { id: 'eps', countries: ['AT'], currencies: ['EUR'] },
  { id: 'blik', countries: ['PL'], currencies: ['PLN'] },
  { id: 'prezelewy24', countries: ['PL'], currencies: ['PLN', 'EUR'] },
  { id: 'nexi', countries: ['IT'], currencies: ['EUR'] },
  { id: 'cartebancaire', countries: ['FR'], currencies: ['EUR'] },
  { id: 'creditcard', countries: 'all', currencies: 'all' },
  { id: 'visa', countries: 'all', currencies: 'all' },
  { id: 'mastercard', countries: 'all', currencies: 'all' },
  { id: 'maestro', countries: ['BE', 'DE', 'AT', 'IT', 'IE'], currencies: ['EUR'] },
  { id: 'paypal', countries: 'all', currencies: 'all' },
  { id: 'applepay', countries: 'all', currencies: 'all' },
  { id: 'paysafecard', countries: EURO, currencies: ['EUR'] },
  { id: 'sdd', countries: EURO, currencies: ['EUR'] },
  { id: 'sct', countries: EURO, currencies: ['EUR'] },
]

/** Methods of spec §3 that their companies have ended; kept so that old orders still have a name for them. */
const ENDED: readonly Reach[] = [
  { id: 'sofort', countries: ['NL', 'BE', 'DE', 'AT', 'CH', 'IT', 'ES'], currencies: ['EUR'] },
  { id: 'giropay', countries: ['DE'], currencies: ['EUR'] },
]

/** Who collects for an install; `none` where nobody does. */
export type Collector = ProviderName | 'none'

/** What a company does not collect; the sandbox plays them all. Mollie's own way to mandates is not built. */
const MISSING: Record<ProviderName, readonly string[]> = { sandbox: [], mollie: ['nexi', 'sdd'] }

/** What else an install can or cannot do. */
export type Equipment = {
  /** Whether phones can be reached; a direct debit is agreed to with a code from a text. */
  readonly texts: boolean
}

/** The ways to pay when `provider` collects the money. */
export const paymentMethods = (
  provider: Collector,
  { texts }: Equipment,
): readonly PaymentMethod[] => [
  ...OFFERED.map((reach) => ({
    ...reach,
    provider,
    state: isMissing(reach.id, provider, texts) ? ('off' as const) : ('on' as const),
  })),
  ...ENDED.map((reach) => ({ ...reach, provider, state: 'off' as const })),
]

const isMissing = (id: string, provider: Collector, texts: boolean): boolean =>
  provider === 'none' || MISSING[provider].includes(id) || (id === DIRECT_DEBIT && !texts)
