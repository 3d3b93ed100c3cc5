import { expect, test } from 'bun:test'
import { sampleAccount } from '#tests/contracts/sample.ts'
import { olderDatabase } from './older-database.ts'

/** PGlite starts slowly. */
const TIMEOUT = 120_000

const account = (id: string, email: string) =>
  `insert into accounts (id, email, email_key, password_hash, status, site, country, language, tracking, signed_up_at, invisible, privacy, notifications_disabled, mail_troubles) values ('${id}', '${email}', '${email.toLowerCase()}', '!', 'active', 'vonk', 'DE', 'de', '{}', 1, false, false, '[]', '[]')`
const operator = (id: string, email: string) =>
  `insert into operators (id, email, email_key, name, added_at) values ('${id}', '${email}', '${email.toLowerCase()}', 'Op', 1)`
const complaint = (id: string, email: string) =>
  `insert into complaints (id, site, kind, words, about, name, email, language, filed_at) values ('${id}', 'vonk', 'other', 'w', '', '', '${email}', 'de', 1)`
const withdrawal = (id: string, email: string) =>
  `insert into withdrawals (id, site, number, name, email, language, stated_at, credits, used, amount, currency) values ('${id}', 'vonk', '1', 'n', '${email}', 'de', 1, 0, 0, 0, 'EUR')`

const ROWS = [
  account('anna', 'Anna@bücher.test'),
  account('bea', 'bea@bücher.test'),
  account('bea-again', 'bea@xn--bcher-kva.test'),
  account('cleo', 'cléo@example.test'),
  account('dora', 'ΔΩΡΑΣ@example.test'),
  account('eos', 'εωσ@example.test'),
  account('eos-again', 'ΕΩΣ@example.test'),
  operator('otto', 'otto@bücher.test'),
  complaint('c', 'Anna@bücher.test'),
  complaint('d', 'Anna@Example.test'),
  withdrawal('w', 'anna@Bücher.test'),
]

test.each(['libsql', 'postgres'] as const)(
  'migrating a %s database gives each email its one form, and loses no account where two have one mailbox',
  async (dialect) => {
    const { reads, atomically, emailCollisions, close } = await olderDatabase(
      dialect,
      'email-keys',
      ROWS,
    )
    const found = async (email: string) => (await reads.accounts.byEmail(email))?.id
    expect(await found('anna@xn--bcher-kva.test')).toBe('anna')
    expect(await found('anna@bücher.test')).toBe('anna')
    expect((await reads.accounts.byId('anna'))?.email).toBe('Anna@bücher.test')
    expect(await found('CLÉO@example.test')).toBe('cleo')
    expect((await reads.operators.byEmail('otto@xn--bcher-kva.test'))?.id).toBe('otto')
    const complaints = async (email: string) =>
      (await reads.complaints.from(email)).map(({ id }) => id)
    expect(await complaints('anna@xn--bcher-kva.test')).toEqual(['c'])
    expect(await complaints('anna@example.test')).toEqual(['d'])
    expect(await reads.withdrawals.unmatched('anna@xn--bcher-kva.test')).toHaveLength(1)

    expect(await found('δωρασ@example.test')).toBe('dora')

    expect(emailCollisions).toEqual([
      { kind: 'members', id: 'bea', heldBy: 'bea-again' },
      { kind: 'members', id: 'eos-again', heldBy: 'eos' },
    ])
    expect(await found('ΕΩΣ@example.test')).toBe('eos-again')
    expect(await found('εωσ@example.test')).toBe('eos')
    expect(await found('bea@bücher.test')).toBe('bea')
    expect(await found('bea@xn--bcher-kva.test')).toBe('bea-again')
    const bea = await reads.accounts.byId('bea')
    await atomically(async ({ accounts }) => {
      const saved = bea && (await accounts.save({ ...bea, invisible: true }))
      const email = 'Bea@Bücher.test'
      const added = await accounts.add(sampleAccount({ email }))
      return { ok: true, value: expect([saved, added]).toEqual([true, false]) }
    })
    expect(await found('bea@bücher.test')).toBe('bea')
    expect((await reads.accounts.byId('bea'))?.invisible).toBe(true)
    await close()
  },
  TIMEOUT,
)
