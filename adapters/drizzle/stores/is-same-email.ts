import { type Column, eq, or, type SQL, sql } from 'drizzle-orm'

/** Whether a column holds an email in any case. SQLite's `lower` knows only ASCII, so other letters match as typed. */
export const isSameEmail = (column: Column, email: string): SQL | undefined =>
  or(eq(column, email), sql`lower(${column}) = ${email.toLowerCase()}`)
