import libsql from './migrations/libsql/meta/_journal.json' with { type: 'json' }
import postgres from './migrations/postgres/meta/_journal.json' with { type: 'json' }

/** How many migrations this version of the code has, by dialect: a database that had more is of a newer one. */
export const KNOWN_MIGRATIONS = {
  libsql: libsql.entries.length,
  postgres: postgres.entries.length,
} as const
