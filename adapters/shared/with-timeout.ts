import type { Millis } from '#core/shared/time.ts'

/** Rejects after a timeout with the result of `late`. The work itself continues. */
export async function withTimeout<T>(
  limit: Millis,
  work: Promise<T>,
  late: () => Error,
): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const over = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(late()), limit)
  })
  try {
    return await Promise.race([work, over])
  } finally {
    clearTimeout(timer)
  }
}
