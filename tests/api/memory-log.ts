import type { Log, LogFacts } from '#api/http/logs/log.ts'

/** A log that stores its lines. */
export function memoryLog() {
  const lines: LogFacts[] = []
  const log: Log = (_, event, facts = {}) => void lines.push({ event, ...facts })
  return { lines, log }
}
