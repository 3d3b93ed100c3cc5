import type { Storage } from '#core/ports.ts'
import { ok, ReadOnly } from '#core/shared/result.ts'

const PROBE = 'readiness probe'

/** Writes and removes a row in one transaction, to prove that the database is writable. */
export async function checkWritable({ atomically }: Pick<Storage, 'atomically'>): Promise<void> {
  await atomically(async ({ attempts }) => {
    await attempts.add(PROBE, 0)
    return ok(await attempts.clear(PROBE))
  })
}

/** The same; one that is being moved is ready too, as it is read for now. One that was moved never is. */
export const checkReady = (storage: Pick<Storage, 'atomically'>): Promise<void> =>
  checkWritable(storage).catch((failure: unknown) => {
    if (!(failure instanceof ReadOnly) || failure.forGood) throw failure
  })
