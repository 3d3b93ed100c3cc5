import type { PaymentProvider } from '#core/money/providers.ts'
import { type Company, type SandboxDependencies, sandboxCompany } from './company.ts'
import { sandboxProvider } from './provider.ts'
import { type SandboxSite, sandboxSite } from './site.ts'

/** A whole sandbox: provider, pages, and Vonk's client of it. */
export type Sandbox = {
  readonly site: SandboxSite
  readonly provider: PaymentProvider
  /** Call `run` at start, to resume earlier work; `stop` at the end. */
  readonly company: Pick<Company, 'run' | 'stop'>
}

type Setup = SandboxDependencies & {
  /** Public URL for payers. */
  readonly publicUrl: string
  /** URL for Vonk itself, if different. */
  readonly apiUrl?: string
}

/** Creates a sandbox. API key and webhook secret are derived from one secret. */
export function sandbox(dependencies: Setup): Sandbox {
  const { publicUrl, apiUrl = publicUrl, secret, fetch, now, newId } = dependencies
  const apiKey = `key:${secret}`
  const webhookSecret = `webhook:${secret}`
  const company = sandboxCompany({ ...dependencies, secret: webhookSecret })
  return {
    company,
    site: sandboxSite({ company, apiKey, publicUrl, now, newId }),
    provider: sandboxProvider({ apiUrl, apiKey, webhookSecret, fetch, now }),
  }
}
