import { parseArgs } from 'node:util'
import { UsageError } from '../command.ts'

export const INIT_USAGE =
  'bun run init [--file <answers.json>] [--again] [--env <file>] [--dkim <selector>] [--dns <server>], or bun run init --print'

/** Options of `init` as they were given. */
export type InitOptions = {
  /** A file of answers; without one they are asked in the terminal. */
  readonly file: string | null
  /** Only prints the shape of that file. */
  readonly print: boolean
  /** Adds what is missing to an install that is there. */
  readonly again: boolean
  /** Where the environment is written; by default `vonk.env` in the folder. */
  readonly envPath: string | null
  readonly dkim: string | null
  /** A DNS server, `host:port`. */
  readonly dns: string | null
}

export function initOptions(given: readonly string[]): InitOptions {
  const { file, print, again, env, dkim, dns } = parsed(INIT_USAGE, () =>
    parseArgs({
      args: [...given],
      options: {
        file: { type: 'string' },
        print: { type: 'boolean', default: false },
        again: { type: 'boolean', default: false },
        env: { type: 'string' },
        dkim: { type: 'string' },
        dns: { type: 'string' },
      },
    }),
  )
  return {
    ...{ print, again },
    file: file ?? null,
    envPath: env ?? null,
    dkim: dkim ?? null,
    dns: dns ?? null,
  }
}

/** The values of options; unknown ones are answered with the usage. */
export function parsed<T>(usage: string, parse: () => { readonly values: T }): T {
  try {
    return parse().values
  } catch {
    throw new UsageError(usage)
  }
}
