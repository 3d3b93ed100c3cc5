import type { Attempt, Outcome, SendingCommand, SendingPorts } from './attempt-delivery.ts'
import { deliveryWorker } from './delivery-worker.ts'

/** Numbers of sent and unsent deliveries. */
export type Dispatch = Readonly<Record<Outcome, number>> & {
  readonly failures: readonly Attempt[]
}

/** Sends everything due, once: for environments without a worker, such as the mocks in a browser. */
export async function sendDue(
  ports: SendingPorts,
  command: Omit<SendingCommand, 'worker'>,
): Promise<Dispatch> {
  const count: Record<Outcome, number> = { sent: 0, nothing: 0, later: 0, failed: 0, dead: 0 }
  const failures: Attempt[] = []
  const report = (attempt: Attempt) => {
    count[attempt.outcome] += 1
    if (attempt.error !== null) failures.push(attempt)
  }
  const worker = deliveryWorker(ports, { ...command, worker: 'once', alone: true, report })
  await worker.tick()
  await worker.idle()
  return { ...count, failures }
}
