import { UsageError } from './command.ts'

/** The one case that a number means. Numbers derive from client-made ids, so two may share one: then only an id will do. */
export function onlyMatch<Case extends { readonly id: string }>(
  matches: readonly Case[],
  number: string,
  none: string,
): Case {
  const [found, ...more] = matches
  if (!found) throw new UsageError(`${number} is ${none}.`)
  if (more.length === 0) return found
  const ids = matches.map(({ id }) => id).join(', ')
  throw new UsageError(`${number} is the number of several; use an id: ${ids}.`)
}
