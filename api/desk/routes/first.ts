import { lastActionAbout } from '#core/desk/log/list-actions.ts'
import type { DeliveryError } from '#core/notifications/errors.ts'
import type { EventError } from '#core/platform/errors.ts'
import type { Ports } from '#core/ports.ts'

/** A refusal with who was first, where an operator was. */
export async function withFirst<E extends DeliveryError | EventError>(
  ports: Ports,
  error: E,
  subject: string | null,
): Promise<{ code: E['code'] }> {
  const last = subject === null ? null : await lastActionAbout(ports, subject)
  const answer = { ...error, by: last?.by ?? null }
  return answer
}
