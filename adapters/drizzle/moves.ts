/**
 * A database that is moved into another has a row in `installs`: the source once all is in the target, the target until
 * then. While a move copies, the source takes no writes: it holds a lock of the source that every writer looks at.
 */
export type MoveMark = {
  /** `moved`: another database is the one in use. `unfinished`: not all is known to be in this one. */
  readonly state: 'moved' | 'unfinished'
  /** Id of the move, the same in both databases. */
  readonly move: string
  readonly at: string
}

const KEY = 'move'

/** The mark of a database, if it has one. */
export const MARK_QUERY = `select id from installs where "key" = '${KEY}'`
export const UNMARK = `delete from installs where "key" = '${KEY}'`

/** Sets a mark; its text has no quotes. */
export const markStatement = ({ state, move, at }: MoveMark): string =>
  `insert into installs ("key", id) values ('${KEY}', '${state} ${move} ${at}')
   on conflict ("key") do update set id = excluded.id`

/** Reads the text of a mark. */
export function markIn(text: unknown): MoveMark | null {
  const [, state, move, at] =
    /^(moved|unfinished) ([\w-]+) ([\w:.-]+)$/.exec(String(text ?? '')) ?? []
  return state && move && at ? { state: state as MoveMark['state'], move, at } : null
}

/** Held by whoever moves a PostgreSQL database, and in shared mode by every transaction that writes to it. */
export const WRITING = 8_665_676

/** Held on both databases of a move, so that there is one at a time. */
export const MOVING = 8_665_677

/** A database that is not to be used, as it was or is being moved. */
export class MovedError extends Error {
  override readonly name = 'MovedError'

  constructor({ state, at }: MoveMark) {
    super(
      state === 'moved'
        ? `this database was moved to another one at ${at}, which has everything since. Set DATABASE_URL to that one. If it was given up, take this one as it was then with: bun run move database --reopen`
        : `a move into this database, begun at ${at}, did not finish. Use the one it came from, and run the same move again.`,
    )
  }
}
