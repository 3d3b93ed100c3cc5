import { Counter, Histogram, type Registry } from 'prom-client'
import type { Log, LogFacts } from '../../http/logs/log.ts'

/** In seconds: from an answer of the cache to what a proxy gives up on. */
const BUCKETS = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]
/** A client may invent others. */
const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])

const textOf = (fact: LogFacts[string] | undefined) => String(fact ?? '')
const numberOf = (fact: LogFacts[string] | undefined) => Number(fact ?? 0)

/**
 * A log that also counts what is told to it, at any level: requests by route and status with their time, rendered
 * pages, mails and pushes sent, and every other line by its event. So nothing is measured that the log could not say,
 * and no label is what somebody typed.
 */
export function countedLog(log: Log, registry: Registry): Log {
  const registers = [registry]
  const requests = new Counter({
    name: 'vonk_http_requests_total',
    help: 'Requests answered, by route pattern, method and status',
    labelNames: ['route', 'method', 'status'],
    registers,
  })
  const seconds = new Histogram({
    name: 'vonk_http_request_seconds',
    help: 'Time from a request to its answer, by route pattern',
    labelNames: ['route'],
    buckets: BUCKETS,
    registers,
  })
  const pages = new Histogram({
    name: 'vonk_page_render_seconds',
    help: 'Time to render a page, without its wait',
    buckets: BUCKETS,
    registers,
  })
  const sent = new Counter({
    name: 'vonk_deliveries_sent_total',
    help: 'Mails and pushes that were sent',
    registers,
  })
  const lines = new Counter({
    name: 'vonk_log_lines_total',
    help: 'Lines of the log by level and event, also of levels that are not written',
    labelNames: ['level', 'event'],
    registers,
  })
  const refused = new Counter({
    name: 'vonk_http_requests_refused_total',
    help: 'Requests refused as the process was behind its time',
    registers,
  })

  const count: Readonly<Record<string, (facts: LogFacts) => void>> = {
    request: ({ route, method, status, ms }) => {
      const labels = { route: textOf(route) }
      const known = METHODS.has(textOf(method)) ? textOf(method) : 'other'
      requests.inc({ ...labels, method: known, status: textOf(status) })
      seconds.observe(labels, numberOf(ms) / 1000)
    },
    'page.rendered': ({ ms }) => pages.observe(numberOf(ms) / 1000),
    deliveries: (facts) => sent.inc(numberOf(facts.sent)),
    'requests.refused': (facts) => refused.inc(numberOf(facts.count)),
  }
  return (level, event, facts = {}) => {
    log(level, event, facts)
    count[event]?.(facts)
    if (event !== 'request') lines.inc({ level, event })
  }
}
