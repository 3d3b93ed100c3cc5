import { describe, expect, test } from 'bun:test'
import { sources } from './imports.ts'
import { longFunctions, MAX_LINES } from './long-functions.ts'

/** Database tables and drawings: long by nature. */
const TABLES_AND_DRAWINGS = /^(?:adapters\/drizzle\/\w+\/(?:\w+-)?tables\.ts$|ui\/art\/)/
/** Tables and machines may have more. */
const MAX_FILE_LINES = 300
const MAX_TABLE_LINES = 400
const TABLE_OR_MACHINE = /\/tables\.ts$|\.machine\.ts$/
const PRODUCT = /^(?:core|adapters|api|ui|app)\//

/** Longer functions, with a date and a reason. */
const ALLOWED: Readonly<Record<string, readonly string[]>> = {
  '2026-11-24: one port in one closure, each of its methods short': [
    'adapters/drizzle/connections/file-connection.ts fileConnection',
    'adapters/drizzle/connections/group-commit.ts groupCommit',
    'adapters/drizzle/accounts/accounts.ts accounts',
    'adapters/drizzle/chats/chat-photos.ts chatPhotos',
    'adapters/drizzle/chats/conversations.ts conversations',
    'adapters/drizzle/notifications/deliveries.ts deliveries',
    'adapters/drizzle/platform/events.ts events',
    'adapters/drizzle/money/ledger.ts ledger',
    'adapters/drizzle/chats/messages.ts messages',
    'adapters/drizzle/money/orders.ts orders',
    'adapters/memory/chats/conversations.ts conversations',
    'adapters/memory/notifications/deliveries.ts deliveries',
    'adapters/memory/money/orders.ts orders',
    'adapters/payments/mollie/mollie-provider.ts mollieProvider',
    'adapters/payments/sandbox/company.ts sandboxCompany',
    'adapters/payments/sandbox/provider.ts sandboxProvider',
  ],
  '2026-11-24: the routes of one resource with their schemas, each handler short': [
    'api/accounts/routes/account.ts account',
    'api/chats/routes/chat-photos.ts chatPhotos',
    'api/chats/routes/conversations.ts conversations',
    'api/money/routes/direct-debits.ts directDebits',
    'api/accounts/routes/links.ts links',
    'api/desk/routes/site-drafts.ts deskSiteDrafts',
    'api/discovery/routes/members.ts members',
    'api/money/routes/orders.ts orders',
    'api/profiles/routes/photos.ts photos',
    'api/money/routes/prices.ts prices',
    'api/site/routes/site.ts site',
    'api/money/routes/withdrawals.ts withdrawals',
  ],
  '2026-11-24: composition roots, and loops that share state': [
    'api/pages/pages.ts pages',
    'api/server.ts serve',
    'api/world.ts openWorld',
    'app/chats/messages/outbox.ts createOutbox',
    'core/notifications/sending/delivery-worker.ts deliveryWorker',
  ],
  '2026-11-24: one switch or list with a short entry for each kind': [
    'adapters/drizzle/discovery/search-conditions.ts conditions',
    'adapters/memory/storage.ts storesOver',
  ],
}

const long = (await sources())
  .filter(({ path }) => PRODUCT.test(path) && !TABLES_AND_DRAWINGS.test(path))
  .flatMap(({ path, source }) => longFunctions(source).map(({ name }) => `${path} ${name}`))
const allowed = Object.values(ALLOWED).flat()

test('no function is longer than eighty lines, apart from the listed ones', () => {
  expect(long.filter((one) => !allowed.includes(one))).toEqual([])
})

test('no module is longer than 300 lines, no table or machine than 400', async () => {
  const files = (await sources()).filter(
    ({ path }) => PRODUCT.test(path) && !/locales\/|\.gen\.ts$/.test(path),
  )
  const limitOf = (path: string) => (TABLE_OR_MACHINE.test(path) ? MAX_TABLE_LINES : MAX_FILE_LINES)
  const long = files.filter(
    ({ path, source }) => source.trimEnd().split('\n').length > limitOf(path),
  )
  expect(long.map(({ path }) => path)).toEqual([])
})

test('every listed function is still too long', () => {
  expect(allowed.filter((one) => !long.includes(one))).toEqual([])
})

test('each exception has a date', () => {
  for (const reason of Object.keys(ALLOWED)) expect(reason).toMatch(/^20\d\d-\d\d-\d\d: /)
})

describe('a planted long function is found:', () => {
  const body = '  work()\n'.repeat(MAX_LINES)

  test.each([
    ['a function', `export async function x() {\n${body}}\n`],
    ['an arrow', `export const x = (a: string): string => {\n${body}}\n`],
    ['an arrow of one expression', `export const x = (a: string) =>\n  chain()\n${body}\n`],
    [
      'parameters over many lines',
      `const x = (\n  a: string,\n  b: () => void,\n): void => {\n${body}}`,
    ],
    [
      'one among shorter functions',
      `const a = 1\n\n/** Says. */\nfunction x() {\n${body}}\n\nconst b = 2\n`,
    ],
  ])('%s', (_, source) => {
    expect(longFunctions(source).map(({ name }) => name)).toEqual(['x'])
  })

  test('a table and a function of eighty lines are allowed', () => {
    expect(longFunctions(`export const x = {\n${body}${body}}\n`)).toEqual([])
    expect(longFunctions(`function x() {\n${body.slice(0, -18)}}\n`)).toEqual([])
  })
})
