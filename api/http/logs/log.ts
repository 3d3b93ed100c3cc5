export type LogLevel = 'debug' | 'info' | 'warn' | 'error'
/** Log fields. Never an address, a text, a secret or a query. */
export type LogFacts = Readonly<Record<string, string | number | boolean | null>>
export type Log = (level: LogLevel, event: string, facts?: LogFacts) => void

const ORDER: readonly LogLevel[] = ['debug', 'info', 'warn', 'error']

const lineOf = (level: LogLevel, event: string, facts: LogFacts | undefined, now: () => number) =>
  JSON.stringify({ at: new Date(now()).toISOString(), level, event, ...facts })

/** Writes one JSON line per event, at level `least` or above. */
export function jsonLog(least: LogLevel, write: (line: string) => void, now: () => number): Log {
  return (level, event, facts) => {
    if (ORDER.indexOf(level) >= ORDER.indexOf(least)) write(lineOf(level, event, facts, now))
  }
}

/** The line with the number of dropped lines. */
export const lostLines = (lines: number, now: () => number): string =>
  lineOf('warn', 'log.lost', { lines }, now)

/** A silent log, for tests and mocks. */
export const silentLog: Log = () => undefined
