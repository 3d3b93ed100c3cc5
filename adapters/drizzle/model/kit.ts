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

/** The words the tables are written in, as libSQL says them. */
export const libsqlKit = {
  table: sqliteTable,
  index,
  uniqueIndex,
  check,
  primaryKey,
  text: <T extends string = string>() => text().$type<T>(),
  whole: () => integer(),
  /** A moment as the core has it: milliseconds, which sort and compare as numbers in both databases. */
  moment: () => integer(),
  flag: () => integer({ mode: 'boolean' }),
  json: <T>() => text({ mode: 'json' }).$type<T>(),
  /** A number the database gives out, for rows that have no name of their own. */
  counted: () => integer().primaryKey({ autoIncrement: true }),
  /** The number of the transaction that writes the row; libSQL has one writer and needs none. */
  currentTransaction: () => integer().notNull().default(0),
}

export type Kit = typeof libsqlKit

// Bytewise, so that ids and days sort as they do in the core and in libSQL, whatever the server's language.
const pgText = customType<{ data: string; driverData: string }>({
  dataType: () => 'text collate "C"',
})

const pgJson = customType<{ data: unknown; driverData: string }>({
  dataType: () => 'text',
  toDriver: (value) => JSON.stringify(value),
  fromDriver: (text) => JSON.parse(text),
})

/**
 * The same words as PostgreSQL says them. The cast holds because both halves build columns of the same
 * values, and the stores keep to what both dialects share.
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
