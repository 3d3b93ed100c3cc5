export type LogLevel = 'debug' | 'info' | 'warn' | 'error'
/** Facts to be written down. Never an address, a text, a secret or a query. */
export type LogFacts = Readonly<Record<string, string | number | boolean | null>>
export type Log = (level: LogLevel, event: string, facts?: LogFacts) => void

const ORDER: readonly LogLevel[] = ['debug', 'info', 'warn', 'error']

const lineOf = (level: LogLevel, event: string, facts: LogFacts | undefined, now: () => number) =>
  JSON.stringify({ at: new Date(now()).toISOString(), level, event, ...facts })

/** Writes one JSON line an event, from `least` upwards. */
export function jsonLog(least: LogLevel, write: (line: string) => void, now: () => number): Log {
  return (level, event, facts) => {
    if (ORDER.indexOf(level) >= ORDER.indexOf(least)) write(lineOf(level, event, facts, now))
  }
}

/** The line that says how many others could not be written. */
export const lostLines = (lines: number, now: () => number): string =>
  lineOf('warn', 'log.lost', { lines }, now)

/** Says nothing: for tests and the browser's mocks. */
export const silentLog: Log = () => undefined
