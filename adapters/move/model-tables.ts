import { getTableName, is } from 'drizzle-orm'
import { getTableConfig, SQLiteTable } from 'drizzle-orm/sqlite-core'
import * as tables from '../drizzle/tables-libsql.ts'

/** Names of all tables of the model; one that refers to another comes after it. */
export function modelTables(): readonly string[] {
  const waiting = new Map(
    Object.values(tables).flatMap((table) => {
      if (!is(table, SQLiteTable)) return []
      const { name, foreignKeys } = getTableConfig(table)
      const others = foreignKeys.map((key) => getTableName(key.reference().foreignTable))
      return [[name, others.filter((other) => other !== name)] as const]
    }),
  )
  const sorted: string[] = []
  while (waiting.size > 0) {
    const free = [...waiting].filter(([, others]) => others.every((one) => sorted.includes(one)))
    if (free.length === 0) throw new Error('tables refer to each other in a circle')
    for (const [name] of free) {
      sorted.push(name)
      waiting.delete(name)
    }
  }
  return sorted
}
