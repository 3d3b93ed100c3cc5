import { join } from 'node:path'
import { mollieProvider } from '#adapters/payments/mollie/mollie-provider.ts'
import { fileBook } from '#adapters/payments/sandbox/file-book.ts'
import { type Sandbox, sandbox } from '#adapters/payments/sandbox/sandbox.ts'
import type { PaymentProvider } from '#core/money/providers.ts'
import type { Ports } from '#core/ports.ts'
import type { Config } from './config.ts'
import { storedSecret } from './stored-secret.ts'

/** The payment provider, and the sandbox if it runs in this process. */
export type OpenPayments = {
  /** `null` if payments are disabled. */
  readonly provider: PaymentProvider | null
  /** The sandbox; `null` if not used. */
  readonly sandbox: Sandbox | null
  close(): void
}

/** Connects to the configured payment provider. `baseUrl` is this server's own. */
export async function openPayments(
  { payments, dataDir, demoWait }: Config,
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
    ...(demoWait !== null && { pendingFor: demoWait }),
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
