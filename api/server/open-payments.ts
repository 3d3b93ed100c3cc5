import { join } from 'node:path'
import { mollieMethods, splitMethods } from '#adapters/payments/mollie/mollie-methods.ts'
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
  /** Which of these methods the provider offers now; `null` if it does not say. Absent if it has all that we know of. */
  readonly offers?: (methods: readonly string[]) => Promise<readonly string[] | null>
  /** Calls back when the provider refused to begin a payment. */
  onRefusal(call: (method: string) => void): void
  close(): void
}

/** Connects to the configured payment provider. `baseUrl` is this server's own. */
export async function openPayments(
  { payments, dataDir, demoWait }: Config,
  { now, newId }: Pick<Ports, 'now' | 'newId'>,
  baseUrl: string,
): Promise<OpenPayments> {
  const nothing = () => undefined
  if (payments.provider === 'none')
    return { provider: null, sandbox: null, onRefusal: nothing, close: nothing }
  if (payments.provider === 'mollie') {
    const { apiKey, apiUrl } = payments
    const provider = mollieProvider({ apiKey, apiUrl, now })
    let refused: (method: string) => void = nothing
    return {
      provider: {
        ...provider,
        async start(charge) {
          const started = await provider.start(charge)
          if (started === null) refused(charge.method)
          return started
        },
      },
      sandbox: null,
      async offers(methods) {
        const answer = await mollieMethods({ apiKey, apiUrl })
        return 'fault' in answer ? null : splitMethods(methods, answer.methods).active
      },
      onRefusal: (call) => {
        refused = call
      },
      close: nothing,
    }
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
    onRefusal: nothing,
    close: () => {
      opened.company.stop()
      close()
    },
  }
}
