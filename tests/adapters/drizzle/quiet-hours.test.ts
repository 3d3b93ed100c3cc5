import { expect, test } from 'bun:test'
import { QUIET_HOURS } from '#core/accounts/time-zone.ts'
import { olderDatabase } from './older-database.ts'

/** PGlite starts slowly. */
const TIMEOUT = 120_000

const account = (id: string, disabled: readonly string[]) =>
  `insert into accounts (id, email, email_key, password_hash, status, site, country, language, tracking, signed_up_at, invisible, privacy, notifications_disabled, mail_troubles) values ('${id}', '${id}@a.test', '${id}@a.test', '!', 'active', 'vonk', 'BE', 'nl', '{}', 1, false, false, '${JSON.stringify(disabled)}', '[]')`

const ROWS = [
  account('never-asked', []),
  account('no-likes', ['like']),
  account('wants-news', ['promotions']),
]

test.each(['libsql', 'postgres'] as const)(
  'migrating a %s database sets quiet hours, and turns unrequested advertising off',
  async (dialect) => {
    const { reads, close } = await olderDatabase(dialect, 'quiet-hours', ROWS)
    const of = async (id: string) => {
      const found = await reads.accounts.byId(id)
      return [found?.quietHours, found?.notificationsDisabled]
    }
    expect(await of('never-asked')).toEqual([QUIET_HOURS, ['promotions', 'news']])
    expect(await of('no-likes')).toEqual([QUIET_HOURS, ['like', 'promotions', 'news']])
    expect(await of('wants-news')).toEqual([QUIET_HOURS, ['promotions']])
    await close()
  },
  TIMEOUT,
)
