import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  customType,
  check as pgCheck,
  index as pgIndex,
  integer as pgInteger,
  primaryKey as pgPrimaryKey,
  pgTable,
  uniqueIndex as pgUniqueIndex,
} from 'drizzle-orm/pg-core'
import {
  check,
  index,
  integer,
  primaryKey,
  sqliteTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/sqlite-core'

/** Column builders of the tables, for libSQL. */
export const libsqlKit = {
  table: sqliteTable,
  index,
  uniqueIndex,
  check,
  primaryKey,
  text: <T extends string = string>() => text().$type<T>(),
  whole: <T extends number = number>() => integer().$type<T>(),
  /** A timestamp in milliseconds: sorts and compares as a number in both databases. */
  moment: () => integer(),
  flag: () => integer({ mode: 'boolean' }),
  json: <T>() => text({ mode: 'json' }).$type<T>(),
  /** Auto-increment key, for rows without an id. */
  counted: () => integer().primaryKey({ autoIncrement: true }),
  /** Id of the writing transaction; libSQL has a single writer and needs none. */
  currentTransaction: () => integer().notNull().default(0),
}

export type Kit = typeof libsqlKit

// Bytewise collation, so that ids and days sort as in the core and libSQL, whatever the server's locale.
const pgText = customType<{ data: string; driverData: string }>({
  dataType: () => 'text collate "C"',
})

const pgJson = customType<{ data: unknown; driverData: string }>({
  dataType: () => 'text',
  toDriver: (value) => JSON.stringify(value),
  fromDriver: (text) => JSON.parse(text),
})

/**
 * The same builders for PostgreSQL. The cast is safe because both build columns of the same types, and the stores use
 * only what both dialects share.
 */
export const postgresKit = {
  table: pgTable,
  index: pgIndex,
  uniqueIndex: pgUniqueIndex,
  check: pgCheck,
  primaryKey: pgPrimaryKey,
  text: () => pgText(),
  whole: () => pgInteger(),
  moment: () => bigint({ mode: 'number' }),
  flag: () => boolean(),
  json: () => pgJson(),
  counted: () => bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  currentTransaction: () =>
    bigint({ mode: 'number' }).notNull().default(sql`(pg_current_xact_id()::text::bigint)`),
} as unknown as Kit
