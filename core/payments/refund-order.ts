import type { OrderError } from '../orders/errors.ts'
import type { Order } from '../orders/order.ts'
import { type AskedRefund, recordRefund } from '../orders/record-refund.ts'
import { ok, type Result } from '../shared/result.ts'
import type { PaymentPorts } from './payment-ports.ts'
import { sendRefund } from './send-refunds.ts'

export type RefundOrder = Omit<AskedRefund, 'statedAt' | 'credits'> & { readonly credits: number }

type Refusal = Extract<
  OrderError,
  { code: 'order.not-found' | 'refund.id-taken' | 'refund.not-possible' | 'refund.changed' }
>

/** Takes an order's unspent credits and refunds them. An unreachable provider is retried by a job. */
export async function refundOrder(
  ports: PaymentPorts,
  command: RefundOrder,
): Promise<Result<Order, Refusal>> {
  const recorded = await ports.atomically((stores) =>
    recordRefund(stores, ports, { ...command, statedAt: ports.now() }),
  )
  if (!recorded.ok) return recorded
  const { order, refund } = recorded.value
  if (refund.sentAt === null && refund.failedAt === null) await sendRefund(ports, refund)
  return ok(order)
}
