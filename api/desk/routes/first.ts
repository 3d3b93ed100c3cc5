import { lastActionAbout } from '#core/desk/log/list-actions.ts'
import type { DeliveryError } from '#core/notifications/errors.ts'
import type { EventError } from '#core/platform/errors.ts'
import type { Ports } from '#core/ports.ts'
import type { Problem } from '../../http/problem.ts'

/** A refusal with who was first, where an operator was. */
export async function withFirst(
  ports: Ports,
  error: DeliveryError | EventError,
  subject: string | null,
): Promise<typeof Problem.static> {
  const last = subject === null ? null : await lastActionAbout(ports, subject)
  const answer = { ...error, by: last?.by ?? null }
  return answer
}
