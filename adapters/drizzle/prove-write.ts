import type { Storage } from '#core/ports.ts'
import { ok } from '#core/shared/result.ts'

const PROBE = 'readiness probe'

/** Writes something and takes it away again, as one unit of work: a database that only reads is of no use. */
export async function proveWrite({ atomically }: Pick<Storage, 'atomically'>): Promise<void> {
  await atomically(async ({ attempts }) => {
    await attempts.add(PROBE, 0)
    return ok(await attempts.clear(PROBE))
  })
}
