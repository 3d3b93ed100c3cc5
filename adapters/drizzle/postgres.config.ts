import { defineConfig } from 'drizzle-kit'

export default defineConfig({
  dialect: 'postgresql',
  schema: './adapters/drizzle/tables-postgres.ts',
  out: './adapters/drizzle/migrations/postgres',
  casing: 'snake_case',
})
