import { HOUR, type Millis } from '#core/shared/time.ts'
import type { Log } from '../http/logs/log.ts'

const EVERY: Millis = HOUR

type Following = {
  /** Our methods that the provider does not offer now; `null` if it cannot be asked. */
  readonly ask: () => Promise<readonly string[] | null>
  /** Takes them out of the sites, and the others back in. */
  readonly refuse: (methods: readonly string[]) => Promise<void>
  readonly log: Log
  readonly every?: Millis
}

/**
 * Follows which methods the payment provider offers: now, every hour, and `again` whenever it refused a payment. A method
 * that it does not offer is not shown to members; the log says so.
 */
export function followMethods({ ask, refuse, log, every = EVERY }: Following) {
  let known = ''
  let running: Promise<void> | null = null

  async function look(): Promise<void> {
    const methods = await ask()
    if (methods === null) return log('warn', 'payments.methods-unknown')
    const now = methods.join(', ')
    if (now === known) return
    await refuse(methods)
    known = now
    log(methods.length > 0 ? 'warn' : 'info', 'payments.methods-refused', { methods: now })
  }
  const again = (): Promise<void> => {
    running ??= look()
      .catch(() => log('error', 'sites.unread'))
      .finally(() => {
        running = null
      })
    return running
  }
  const timer = setInterval(() => void again(), every)
  return {
    again,
    stop: (): void => clearInterval(timer),
  }
}
