import libsql from './migrations/libsql/meta/_journal.json' with { type: 'json' }
import postgres from './migrations/postgres/meta/_journal.json' with { type: 'json' }

/** Number of migrations this version has, per dialect: a database with more is from a newer version. */
export const KNOWN_MIGRATIONS = {
  libsql: libsql.entries.length,
  postgres: postgres.entries.length,
} as const
