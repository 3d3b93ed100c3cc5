import { DIRECT_DEBIT } from '#core/money/direct-debit.ts'
import type { Country } from '#core/site/countries.ts'
import type { PaymentMethod } from '#core/site/settings.ts'

/** The available payment providers. */
export type ProviderName = 'sandbox' | 'mollie'

type Reach = Omit<PaymentMethod, 'provider' | 'state'>

const EURO: readonly Country[] = ['NL', 'BE', 'FR', 'IT', 'ES', 'DE', 'AT', 'IE', 'FI']

/** All existing methods of spec §3, with countries and currencies, most used first. */
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

/** What a site may choose from. */
export const OFFERED_METHODS = OFFERED.map(({ id }) => id)

/**
 * The methods in a site's own order, the others off; `null` if one of them cannot be had. Without an order of its own
 * a site has all that its provider supports.
 */
export function chosenMethods(
  ways: readonly PaymentMethod[],
  chosen: readonly string[],
): readonly PaymentMethod[] | null {
  const first = chosen.map((id) => ways.find((way) => way.id === id && way.state === 'on') ?? null)
  if (!first.every((way) => way !== null)) return null
  const others = ways.filter(({ id }) => !chosen.includes(id))
  return [...first, ...others.map((way) => ({ ...way, state: 'off' as const }))]
}

/** Discontinued methods of spec §3; kept for the names of old orders. */
const ENDED: readonly Reach[] = [
  { id: 'sofort', countries: ['NL', 'BE', 'DE', 'AT', 'CH', 'IT', 'ES'], currencies: ['EUR'] },
  { id: 'giropay', countries: ['DE'], currencies: ['EUR'] },
]

/** The install's payment provider, or `none`. */
export type ConfiguredProvider = ProviderName | 'none'

/** Methods a provider does not support; the sandbox simulates all. Mollie's mandates are not implemented. */
const MISSING: Record<ProviderName, readonly string[]> = { sandbox: [], mollie: ['nexi', 'sdd'] }

/** Other capabilities of an install. */
export type Capabilities = {
  /** Whether text messages can be sent: needed for the code of a direct debit. */
  readonly texts: boolean
}

/** Payment methods with `provider`. */
export const paymentMethods = (
  provider: ConfiguredProvider,
  { texts }: Capabilities,
): readonly PaymentMethod[] => [
  ...OFFERED.map((reach) => ({
    ...reach,
    provider,
    state: isMissing(reach.id, provider, texts) ? ('off' as const) : ('on' as const),
  })),
  ...ENDED.map((reach) => ({ ...reach, provider, state: 'off' as const })),
]

const isMissing = (id: string, provider: ConfiguredProvider, texts: boolean): boolean =>
  provider === 'none' || MISSING[provider].includes(id) || (id === DIRECT_DEBIT && !texts)
