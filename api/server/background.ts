import type { EventSignal } from '#core/platform/event-log.ts'
import type { Ports } from '#core/ports.ts'
import type { Millis } from '#core/shared/time.ts'
import { consumersOf } from '../consumers/consumers.ts'
import type { Log } from '../http/logs/log.ts'
import { urlsOf } from '../http/site-urls.ts'
import { erasedList } from '../jobs/back-up.ts'
import { jobsOf } from '../jobs/jobs.ts'
import { runConsumers } from '../jobs/run-consumers.ts'
import { runJobs } from '../jobs/run-jobs.ts'
import { sendDeliveries } from '../jobs/send-deliveries.ts'
import type { Config } from './config.ts'
import type { OpenBackups } from './open-backups.ts'
import { isOneFile } from './storage.ts'

type Options = Pick<EventSignal, 'listen'> & {
  readonly config: Config
  readonly backups: OpenBackups | null
  readonly baseUrl: string
  /** Debounce of event processing. */
  readonly eventsPause: Millis
  /** Aborts mails being sent. */
  readonly cutOff: () => void
  readonly log: Log
}

/** Starts what runs by itself: consumers, deliveries and jobs; returns the stop function, which waits for them. */
export function startBackground(
  ports: Ports,
  { config, backups, baseUrl, listen, eventsPause, cutOff, log }: Options,
): () => Promise<void> {
  const stopConsumers = runConsumers(
    ports,
    [...consumersOf(ports, log), ...(backups ? [erasedList(backups, log)] : [])],
    {
      listen,
      pause: eventsPause,
      log,
    },
  )
  const worker = ports.newId()
  const stopSending = sendDeliveries(ports, {
    worker,
    alone: isOneFile(config),
    urlOf: urlsOf(ports.sites, baseUrl),
    log,
    cutOff,
  })
  const links = (order: string, provider: string) => ({
    returnUrl: `${baseUrl}/transactions/${order}`,
    webhookUrl: `${baseUrl}/api/webhooks/${provider}`,
  })
  const providers = [config.payments.provider]
  const jobs = jobsOf(ports, { links, providers, backups, log })
  const stopJobs = runJobs(ports, jobs, { worker, log, jitter: Math.random })
  return async () => {
    backups?.stop()
    await Promise.all([stopJobs(), stopSending(), stopConsumers()])
  }
}
