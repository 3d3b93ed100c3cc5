import { afterAll, describe, expect, test } from 'bun:test'
import { fileConnection } from '#adapters/drizzle/connections/file-connection.ts'
import { grant } from '#core/money/book.ts'
import type { Storage } from '#core/ports.ts'
import { addMember, commit, NOW, newId } from '#tests/contracts/sample.ts'
import { openTestPostgres } from '#tests/contracts/test-postgres.ts'
import { temporary } from './temporary.ts'

const { path, open } = await temporary()

async function granted(storage: Storage) {
  const member = await addMember(storage)
  const entry = { member, amount: 5, reference: newId(), reason: 'bonus' } as const
  await commit(storage, (stores) => grant(stores, { now: () => NOW, newId }, entry))
  return member
}

const COLUMNS = 'id, at, reason, reference, "from", "to", amount, member'
const REFUSED = [
  ['to change an entry', 'update ledger_entries set amount = 6'],
  ['to remove an entry', 'delete from ledger_entries'],
] as const
const LIBSQL_ONLY = [
  [
    'to put another entry in its place',
    `insert or replace into ledger_entries (${COLUMNS}) select id, at, reason, reference, "from", "to", 9, member from ledger_entries`,
  ],
] as const
const POSTGRES_ONLY = [['to empty the book', 'truncate ledger_entries']] as const

const IMPOSSIBLE = [
  ['a wallet below zero', 'update wallets set granted = -1'],
  [
    'an entry of nothing',
    `insert into ledger_entries (${COLUMNS}) values ('x', 1, 'bonus', 'x', 'site:grants', 'paid:x', 0, 'x')`,
  ],
  [
    'an entry from an account to itself',
    `insert into ledger_entries (${COLUMNS}) values ('x', 1, 'bonus', 'x', 'paid:x', 'paid:x', 1, 'x')`,
  ],
] as const

/** PostgreSQL's columns enforce integers by type. */
const LIBSQL_IMPOSSIBLE = [['half a credit', 'update wallets set granted = 1.5']] as const

const inFile = path()
const libsql = await open(inFile)
const line = fileConnection(inFile, { timeout: 1000, pragmas: ['recursive_triggers = on'] })
const { storage: postgres, exec, close } = await openTestPostgres()
afterAll(async () => {
  line.close()
  await close()
})

describe('the libSQL database refuses', () => {
  for (const [what, statement] of [...REFUSED, ...LIBSQL_ONLY]) {
    test(what, async () => {
      const member = await granted(libsql)
      const thrown = await line.query(statement, []).catch(String)
      expect(thrown).toContain('ledger entries are only ever added')
      expect(await libsql.reads.ledger.balance(`granted:${member}`)).toBe(5)
    })
  }

  for (const [what, statement] of [...IMPOSSIBLE, ...LIBSQL_IMPOSSIBLE]) {
    test(what, async () => {
      await granted(libsql)
      expect(await line.query(statement, []).catch(String)).toContain('CHECK constraint failed')
    })
  }
})

describe('the PostgreSQL database refuses', () => {
  for (const [what, statement] of [...REFUSED, ...POSTGRES_ONLY]) {
    test(what, async () => {
      const member = await granted(postgres)
      const thrown = await exec(statement).catch(String)
      expect(thrown).toContain('ledger entries are only ever added')
      expect(await postgres.reads.ledger.balance(`granted:${member}`)).toBe(5)
    })
  }

  for (const [what, statement] of IMPOSSIBLE) {
    test(what, async () => {
      await granted(postgres)
      expect(await exec(statement).catch(String)).toContain('violates check constraint')
    })
  }
})
