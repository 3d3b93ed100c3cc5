import { defineConfig } from 'drizzle-kit'

export default defineConfig({
  dialect: 'sqlite',
  schema: './adapters/drizzle/tables-libsql.ts',
  out: './adapters/drizzle/migrations/libsql',
  casing: 'snake_case',
})
