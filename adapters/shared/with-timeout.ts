import type { Millis } from '#core/shared/time.ts'

/** Waits for work for so long; then `late` is called and what it answers is thrown. The work itself goes on. */
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
