/** Work that the test completes; counts starts and concurrent runs. */
export function slowWork<T>(result: T) {
  const seen = { begun: 0, atOnce: 0, most: 0 }
  let end: (error?: Error) => void = () => undefined
  const work = () => {
    seen.begun += 1
    seen.atOnce += 1
    seen.most = Math.max(seen.most, seen.atOnce)
    return new Promise<T>((resolve, reject) => {
      end = (error) => {
        seen.atOnce -= 1
        end = () => undefined
        if (error) reject(error)
        else resolve(result)
      }
    })
  }
  return { work, seen, finish: (error?: Error) => end(error) }
}

/** Waits for everything that needs no timers. */
export const settled = async () => {
  for (let turn = 0; turn < 100; turn += 1) await Promise.resolve()
}
