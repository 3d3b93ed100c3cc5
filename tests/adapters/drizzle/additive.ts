/**
 * Which statements of a migration do more than add: a program of the release before, which runs beside it, may need what
 * they take away, or write what they no longer allow. Only forms that are known to add pass.
 */

/** What a migration itself made: nobody uses it yet. */
type Made = { readonly tables: Set<string>; readonly columns: Set<string> }

const NAME = '["`]?(?:public["`]?\\.["`]?)?(\\w+)["`]?'
const pattern = (text: string) => new RegExp(`^${text.replaceAll('NAME', NAME)}`, 'i')

const CREATE_TABLE = pattern('create table (?:if not exists )?NAME')
const CREATE_INDEX = pattern('create index ')
const OF_TABLE = [
  pattern('create unique index NAME on NAME'),
  pattern('alter table NAME add constraint NAME'),
  pattern('insert into NAME'),
  pattern('create trigger NAME .* on NAME'),
]
const ADD_COLUMN = pattern('alter table NAME add (?:column )?NAME (.*)$')
const FILL = pattern('update NAME set NAME = ([^,]*?)(?: from | where |$)')
const HARMLESS = [
  pattern('pragma foreign_keys'),
  pattern('create function '),
  // What a column holds is told apart from nothing by the planner alone.
  pattern('analyze'),
]
/** A name that drizzle-kit gives the copy of a table that is about to replace it. */
const REPLACING = '__new_'

export function notAdditive(migration: string): readonly string[] {
  const made: Made = { tables: new Set(), columns: new Set() }
  return statementsOf(migration).filter((statement) => !adds(statement, made))
}

const statementsOf = (migration: string): readonly string[] =>
  migration
    .split('--> statement-breakpoint')
    .flatMap(splitOutsideQuotes)
    .map((one) => one.replaceAll(/^\s*--.*$/gm, '').replaceAll(/\s+/g, ' '))
    .map((one) => one.trim())
    .filter((one) => one !== '')

/** At each semicolon that ends a statement; one within quotes, or within a body, does not. */
function splitOutsideQuotes(text: string): readonly string[] {
  const parts = text.match(
    /(?:\$(\w*)\$[\s\S]*?\$\1\$|'(?:[^']|'')*'|begin[\s\S]*?\bend\b|[^;'$])+/gi,
  )
  return parts ?? []
}

function adds(statement: string, made: Made): boolean {
  const table = CREATE_TABLE.exec(statement)?.[1]
  if (table) {
    made.tables.add(table)
    return !table.startsWith(REPLACING)
  }
  if ([...HARMLESS, CREATE_INDEX].some((one) => one.test(statement))) return true
  if (OF_TABLE.some((one) => isOfMade(one.exec(statement), made))) return true
  return addsColumn(statement, made) || fillsColumn(statement, made)
}

/** A constraint, an index or rows of a table that the migration made. */
const isOfMade = (found: RegExpExecArray | null, { tables }: Made): boolean =>
  (found?.slice(1) ?? []).some((name) => tables.has(name))

/** The release before does not name it: it is empty, or has a default. */
function addsColumn(statement: string, { columns }: Made): boolean {
  const [, table, column, is = ''] = ADD_COLUMN.exec(statement) ?? []
  if (!table || !column || /^constraint$/i.test(column)) return false
  columns.add(`${table}.${column}`)
  if (/\b(unique|primary key)\b/i.test(is)) return false
  return !/\bnot null\b/i.test(is) || /\bdefault\b|\bgenerated\b/i.test(is)
}

/** Fills a column that the migration added, and nothing else. */
function fillsColumn(statement: string, { columns }: Made): boolean {
  let flat = statement.replaceAll(/'(?:[^']|'')*'/g, "''")
  for (let before = ''; before !== flat; ) {
    before = flat
    flat = flat.replaceAll(/\([^()]*\)/g, '')
  }
  const [, table, column] = FILL.exec(flat.replace(/;$/, '')) ?? []
  return table !== undefined && columns.has(`${table}.${column}`)
}
