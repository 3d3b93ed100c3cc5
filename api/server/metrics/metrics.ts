import { Counter, collectDefaultMetrics, Gauge, Registry } from 'prom-client'
import type { Figure } from '#adapters/shared/figures.ts'
import { withTimeout } from '#adapters/shared/with-timeout.ts'
import { type Millis, SECOND } from '#core/shared/time.ts'
import type { Log } from '../../http/logs/log.ts'
import { countedLog } from './counted-log.ts'

/** How long a part may take: what does not answer in time is missing, and the rest is told. */
const TIMEOUT: Millis = 2 * SECOND

/** Asked at each scrape. */
type Part = () => readonly Figure[] | Promise<readonly Figure[]>

/** Figures of this process in Prometheus' text format. */
export function openMetrics(log: Log) {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const missing = new Counter({
    name: 'vonk_metrics_missing_total',
    help: 'Parts that did not tell their figures in time',
    registers: [registry],
  })
  const parts: Part[] = []

  function show({ name, kind, help, labels = {}, value }: Figure) {
    const options = { name, help, labelNames: Object.keys(labels), registers: [registry] }
    const known = registry.getSingleMetric(name)
    if (kind === 'level') {
      const gauge = known instanceof Gauge ? known : new Gauge(options)
      gauge.set(labels, value)
      return
    }
    const counter = known instanceof Counter ? known : new Counter(options)
    counter.remove(labels)
    counter.inc(labels, value)
  }

  async function ask(part: Part) {
    try {
      const late = () => new Error('no figures in time')
      const figures = await withTimeout(TIMEOUT, Promise.resolve(part()), late)
      for (const figure of figures) show(figure)
    } catch {
      missing.inc()
    }
  }

  let asking: Promise<string> | null = null
  async function tell(): Promise<string> {
    await Promise.all(parts.map(ask))
    return registry.metrics()
  }

  return {
    /** The log, counted. */
    log: countedLog(log, registry),
    /** Asks this part too. */
    add: (part: Part) => void parts.push(part),
    /** Two that ask at once get the same. */
    text: () => {
      asking ??= tell().finally(() => {
        asking = null
      })
      return asking
    },
    type: registry.contentType,
  }
}

export type Metrics = ReturnType<typeof openMetrics>
