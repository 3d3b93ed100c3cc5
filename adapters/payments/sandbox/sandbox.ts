import type { PaymentProvider } from '#core/orders/providers.ts'
import { type Company, type Means, sandboxCompany } from './company.ts'
import { sandboxProvider } from './provider.ts'
import { type SandboxSite, sandboxSite } from './site.ts'

/** A whole sandbox: the company, its site, and Vonk's way to it. */
export type Sandbox = {
  readonly site: SandboxSite
  readonly provider: PaymentProvider
  /** `run` it once at the start, for what an earlier process left; `stop` it at the end. */
  readonly company: Pick<Company, 'run' | 'stop'>
}

type Setup = Means & {
  /** Where payers reach it. */
  readonly publicUrl: string
  /** Where Vonk itself reaches it, when that is another address. */
  readonly apiUrl?: string
}

/** Sets up a sandbox. One secret serves both the shop's key and the webhooks' signatures, each by a name of its own. */
export function sandbox(means: Setup): Sandbox {
  const { publicUrl, apiUrl = publicUrl, secret, fetch, now, newId } = means
  const apiKey = `key:${secret}`
  const webhookSecret = `webhook:${secret}`
  const company = sandboxCompany({ ...means, secret: webhookSecret })
  return {
    company,
    site: sandboxSite({ company, apiKey, publicUrl, now, newId }),
    provider: sandboxProvider({ apiUrl, apiKey, webhookSecret, fetch, now }),
  }
}
