import type { Book } from '#adapters/payments/sandbox/book.ts'
import { memoryBook } from '#adapters/payments/sandbox/memory-book.ts'
import { type Sandbox, sandbox } from '#adapters/payments/sandbox/sandbox.ts'
import { uuids } from '#adapters/system/ids.ts'
import type { Charge } from '#core/money/providers.ts'
import type { WebhookCall } from '#core/shared/webhook.ts'
import { chargeOf, started } from '#tests/contracts/provider-subject.ts'

/** A shop on loopback that receives webhooks and responds as `answer` says. */
export function openShop(answer: () => number = () => 200) {
  const calls: WebhookCall[] = []
  const server = Bun.serve({
    port: 0,
    hostname: '127.0.0.1',
    async fetch(request) {
      const body = await request.text()
      calls.push({ body, header: (name) => request.headers.get(name) })
      return new Response(null, { status: answer() })
    },
  })
  return { calls, webhookUrl: new URL('/webhook', server.url).href, close: () => server.stop(true) }
}

/** A sandbox on loopback over real HTTP, with a manual clock and timers. */
export function openSandbox(book: Book = memoryBook(), start = 1_790_000_000_000) {
  let now = start
  let waiting: { work: () => void; at: number } | null = null

  const server = Bun.serve({
    port: 0,
    hostname: '127.0.0.1',
    fetch: async (request) => (await opened.site(request)) ?? new Response(null, { status: 404 }),
  })
  const opened: Sandbox = sandbox({
    book,
    fetch,
    secret: 'a secret between two',
    publicUrl: server.url.href,
    now: () => now,
    newId: uuids(() => now),
    setTimer: (work, wait) => {
      waiting = { work, at: now + wait }
      return () => {
        waiting = null
      }
    },
  })

  return {
    ...opened,
    url: server.url.href,
    now: () => now,
    /** The delay of the next timer. */
    alarm: () => waiting?.at ?? null,
    /** Advances the clock and runs due timers. */
    async pass(millis: number) {
      now += millis
      await opened.company.run()
    },
    /** Submits the checkout page's form, as a browser would. */
    choose: (checkoutUrl: string, outcome: string) =>
      fetch(checkoutUrl, {
        method: 'POST',
        body: new URLSearchParams({ outcome }),
        redirect: 'manual',
      }),
    async close() {
      opened.company.stop()
      await server.stop(true)
    },
  }
}

export type Opened = ReturnType<typeof openSandbox> & { shop: ReturnType<typeof openShop> }

/** A payer on the checkout page of a new payment. */
export async function atCheckout(
  facts: Partial<Charge>,
  work: (box: Opened, payment: { reference: string; checkoutUrl: string }) => Promise<void>,
  answer?: () => number,
) {
  const box = openSandbox()
  const shop = openShop(answer)
  try {
    await work(
      { ...box, shop },
      await started(box.provider, chargeOf({ webhookUrl: shop.webhookUrl, ...facts })),
    )
  } finally {
    await box.close()
    await shop.close()
  }
}
