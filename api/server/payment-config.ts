import { ConfigError, type Env, flag, oneOf, text, url, WEB } from './env.ts'

/** Payment provider and its connection. */
export type PaymentConfig =
  | { readonly provider: 'none' }
  | { readonly provider: 'sandbox' }
  | { readonly provider: 'mollie'; readonly apiKey: string; readonly apiUrl: string }

export const MOLLIE = 'https://api.mollie.com/v2/'

const PROVIDERS = ['mollie', 'none', 'sandbox'] as const

/** No default provider: a site on the sandbox by mistake would give its credits away. */
export function paymentConfig(env: Env, demo: boolean): PaymentConfig {
  const apiUrl = url(env, 'MOLLIE_API_URL', WEB) ?? MOLLIE
  const playing = flag(env, 'ALLOW_SANDBOX')
  if (!demo && text(env, 'PAYMENT_PROVIDER') === null) {
    throw new ConfigError(
      `PAYMENT_PROVIDER must be named outside the demo, one of ${PROVIDERS.join(', ')}.`,
    )
  }
  const provider = oneOf(env, 'PAYMENT_PROVIDER', PROVIDERS, 'sandbox')
  if (provider === 'none') return { provider }
  if (provider === 'sandbox') {
    if (demo || playing) return { provider }
    throw new ConfigError(
      'PAYMENT_PROVIDER=sandbox gives credits away: outside the demo it needs ALLOW_SANDBOX=1 too.',
    )
  }

  const apiKey = text(env, 'MOLLIE_API_KEY')
  if (apiKey === null) {
    throw new ConfigError('PAYMENT_PROVIDER=mollie needs MOLLIE_API_KEY, as Mollie shows it.')
  }
  // A key with whitespace was copied wrongly, and is invalid in a header.
  if (!/^[\x21-\x7e]+$/.test(apiKey)) {
    throw new ConfigError('MOLLIE_API_KEY must be one word, as Mollie shows it.')
  }
  if (text(env, 'PUBLIC_URL') === null) {
    throw new ConfigError('PAYMENT_PROVIDER=mollie needs PUBLIC_URL: Mollie calls back there.')
  }
  return { provider, apiKey, apiUrl }
}
