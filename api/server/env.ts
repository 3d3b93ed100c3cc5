import { DAY, type Millis } from '#core/shared/time.ts'
import type { Variable } from './variables.ts'

/** Environment variables. */
export type Env = Readonly<Record<string, string | undefined>>

/** An invalid value: stops the start and says what is valid. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError'
}

type Readers = Readonly<Record<string, () => unknown>>
type Read<R extends Readers> = { readonly [Name in keyof R]: ReturnType<R[Name]> }

/** Runs every reader; one `ConfigError` lists all that is missing or wrong. */
export function readAll<R extends Readers>(readers: R): Read<R> {
  const wrong = new Set<string>()
  const read = Object.entries(readers).map(([name, reader]) => {
    try {
      return [name, reader()] as const
    } catch (error) {
      if (!(error instanceof ConfigError)) throw error
      wrong.add(error.message)
      return [name, null] as const
    }
  })
  const [first, ...others] = wrong
  if (first !== undefined)
    throw new ConfigError(others.length === 0 ? first : ['', ...wrong].join('\n- '))
  // Safe cast: no reader threw, so each name has its reader's value.
  return Object.fromEntries(read) as Read<R>
}

/** A variable's value; an empty one counts as unset. */
export const text = (env: Env, name: Variable): string | null => env[name] || null

/** One of `words`; `unset` if there is none. */
export function oneOf<const T extends string>(
  env: Env,
  name: Variable,
  words: readonly T[],
  unset: T,
): T {
  const value = text(env, name) ?? unset
  const found = words.find((word) => word === value)
  if (found === undefined) throw new ConfigError(`${name} must be one of ${words.join(', ')}.`)
  return found
}

export const flag = (env: Env, name: Variable, unset = false): boolean =>
  oneOf(env, name, ['0', '1'], unset ? '1' : '0') === '1'

export function whole(env: Env, name: Variable, most: number, unset: number): number {
  const value = text(env, name) ?? String(unset)
  if (/^\d{1,5}$/.test(value) && Number(value) <= most) return Number(value)
  throw new ConfigError(`${name} must be a whole number from 0 to ${most}.`)
}

export function days(env: Env, name: Variable, most: number, unset: Millis): Millis {
  const count = whole(env, name, most, unset / DAY)
  if (count === 0) throw new ConfigError(`${name} must be a whole number from 1 to ${most}.`)
  return count * DAY
}

export function url(env: Env, name: Variable, protocols: readonly string[]): string | null {
  const value = text(env, name)
  if (value === null) return null
  const protocol = URL.parse(value)?.protocol ?? ''
  if (protocols.includes(protocol)) return value
  throw new ConfigError(
    `${name} must start with ${protocols.map((one) => `${one}//`).join(' or ')}.`,
  )
}

const SHORTEST_SECRET = 32

export function secret(env: Env, name: Variable): string | null {
  const value = text(env, name)
  if (value === null || value.length >= SHORTEST_SECRET) return value
  throw new ConfigError(`${name} must have at least ${SHORTEST_SECRET} characters.`)
}

/** Protocols of web addresses. */
export const WEB = ['http:', 'https:'] as const
