import { newId } from '#tests/contracts/sample.ts'
import type { Client } from './client.ts'
import type { TestMember } from './test-members.ts'

/** Called after each response; a client continues while it returns true. */
export type GoOn = () => boolean

/** Sends messages until the server is gone, or the credits are. */
export async function write(
  { ask }: Client,
  who: TestMember,
  goOn: GoOn,
): Promise<'gone' | 'poor'> {
  const { session, conversation } = who
  for (;;) {
    const id = newId()
    const answer = await ask({
      path: `/api/conversations/${conversation}/messages`,
      session,
      body: { id, text: `Ik schrijf je ${id}` },
    })
    if (answer?.status === 402) return 'poor'
    if (answer !== null && answer.status !== 201)
      throw new Error(`a message: ${JSON.stringify(answer)}`)
    if (!goOn() || answer === null) return 'gone'
  }
}

/** Sends messages; without credits orders more, pays and continues. */
export async function writeAndBuy(client: Client, who: TestMember, goOn: GoOn): Promise<void> {
  while ((await write(client, who, goOn)) === 'poor') {
    const placed = await client.ask({
      path: '/api/orders',
      session: who.session,
      body: { id: newId(), payment_id: newId(), bundle_id: 'eur-25', method: 'ideal' },
    })
    if (!placed) return
    if (placed.status !== 201) throw new Error(`an order: ${JSON.stringify(placed)}`)
    if (!(await finish(client, who.session, placed.body)) || !goOn()) return
  }
}

/**
 * Pays an order while polling it, so that webhook and poll meet. `false` if the server was gone before it completed.
 */
export async function finish(
  { call, pay }: Client,
  session: string,
  order: Readonly<Record<string, unknown>>,
): Promise<boolean> {
  if (order.state === 'completed') return true
  const paying = pay(String(order.checkout_url))
  const ask = async () => {
    for (;;) {
      const seen = await call(session, `/api/orders/${order.id}/refresh`, {})
      if (seen === null) return false
      if (seen.body.state === 'completed') return true
      if (seen.body.state !== 'pending') throw new Error(`an order became ${seen.body.state}`)
    }
  }
  const [completed] = await Promise.all([ask(), ask(), paying])
  return completed
}
