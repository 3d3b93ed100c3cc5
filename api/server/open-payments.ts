import { join } from 'node:path'
import { mollieProvider } from '#adapters/payments/mollie/mollie-provider.ts'
import { fileBook } from '#adapters/payments/sandbox/file-book.ts'
import { type Sandbox, sandbox } from '#adapters/payments/sandbox/sandbox.ts'
import type { PaymentProvider } from '#core/orders/providers.ts'
import type { Ports } from '#core/ports.ts'
import type { Config } from './config.ts'
import { storedSecret } from './stored-secret.ts'

/** Who collects the money, and what of that lives in this process. */
export type OpenPayments = {
  /** `null` when nobody does. */
  readonly provider: PaymentProvider | null
  /** The made-up company; `null` when it collects nothing. */
  readonly sandbox: Sandbox | null
  close(): void
}

/** Opens the way to the payment company that the configuration names. `baseUrl` is where this server answers. */
export async function openPayments(
  { payments, dataDir }: Config,
  { now, newId }: Pick<Ports, 'now' | 'newId'>,
  baseUrl: string,
): Promise<OpenPayments> {
  if (payments.provider === 'none') return { provider: null, sandbox: null, close: () => undefined }
  if (payments.provider === 'mollie') {
    const { apiKey, apiUrl } = payments
    const provider = mollieProvider({ apiKey, apiUrl, now })
    return { provider, sandbox: null, close: () => undefined }
  }

  const { book, close } = fileBook(join(dataDir, 'sandbox.db'))
  const opened = sandbox({
    book,
    fetch: (request) => fetch(request),
    secret: await storedSecret(dataDir, 'sandbox', {
      loses: 'calls of the made-up payment company that are under way are refused',
    }),
    now,
    newId,
    publicUrl: baseUrl,
  })
  return {
    provider: opened.provider,
    sandbox: opened,
    close: () => {
      opened.company.stop()
      close()
    },
  }
}
