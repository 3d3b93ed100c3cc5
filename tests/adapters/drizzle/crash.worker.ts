import { openLibsql } from '#adapters/drizzle/libsql.ts'
import { spend } from '#core/money/book.ts'
import { ok } from '#core/shared/result.ts'

// Sends messages concurrently until it is killed, and prints those that were acknowledged.
const [file = '', conversation = '', from = ''] = process.argv.slice(2)
const { atomically } = await openLibsql({ url: `file:${file}` })
const stamp = { now: Date.now, newId: () => crypto.randomUUID() }

async function send(): Promise<never> {
  for (;;) {
    const id = crypto.randomUUID()
    const sent = await atomically(async (stores) => {
      const debit = { member: from, amount: 1, reference: id, reason: 'message' } as const
      const spent = await spend(stores, stamp, debit)
      if (!spent.ok) return spent
      await stores.messages.append({ id, conversation, from, text: 'Hoi!', sentAt: 1, cost: 1 })
      return ok(null)
    })
    if (sent.ok) process.stdout.write(`${id}\n`)
  }
}

await Promise.all(Array.from({ length: 8 }, send))
