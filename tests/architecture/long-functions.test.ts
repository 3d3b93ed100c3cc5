import { describe, expect, test } from 'bun:test'
import { sources } from './imports.ts'
import { longFunctions, MAX_LINES } from './long-functions.ts'

/** Database tables and drawings: long by nature. */
const TABLES_AND_DRAWINGS = /^(?:adapters\/drizzle\/model|ui\/art)\//
const MAX_FILE_LINES = 300
const PRODUCT = /^(?:core|adapters|api|ui|app)\//

/** Longer functions, with a date and a reason. */
const ALLOWED: Readonly<Record<string, readonly string[]>> = {
  '2026-11-24: one port in one closure, each of its methods short': [
    'adapters/drizzle/connections/group-commit.ts groupCommit',
    'adapters/drizzle/stores/accounts.ts accounts',
    'adapters/drizzle/stores/chat-photos.ts chatPhotos',
    'adapters/drizzle/stores/conversations.ts conversations',
    'adapters/drizzle/stores/deliveries.ts deliveries',
    'adapters/drizzle/stores/events.ts events',
    'adapters/drizzle/stores/ledger.ts ledger',
    'adapters/drizzle/stores/messages.ts messages',
    'adapters/drizzle/stores/orders.ts orders',
    'adapters/memory/conversations.ts conversations',
    'adapters/memory/deliveries.ts deliveries',
    'adapters/memory/orders.ts orders',
    'adapters/payments/mollie/mollie-provider.ts mollieProvider',
    'adapters/payments/sandbox/company.ts sandboxCompany',
    'adapters/payments/sandbox/file-book.ts fileBook',
    'adapters/payments/sandbox/memory-book.ts memoryBook',
    'adapters/payments/sandbox/provider.ts sandboxProvider',
  ],
  '2026-11-24: the routes of one resource with their schemas, each handler short': [
    'api/resources/account.ts account',
    'api/resources/chat-photos.ts chatPhotos',
    'api/resources/conversations.ts conversations',
    'api/resources/direct-debits.ts directDebits',
    'api/resources/links.ts links',
    'api/resources/members.ts members',
    'api/resources/orders.ts orders',
    'api/resources/photos.ts photos',
    'api/resources/prices.ts prices',
    'api/resources/site.ts site',
    'api/resources/withdrawals.ts withdrawals',
  ],
  '2026-11-24: composition roots, and loops that share state': [
    'api/pages/pages.ts pages',
    'api/server.ts serve',
    'api/world.ts openWorld',
    'app/messages/outbox.ts createOutbox',
    'core/deliveries/delivery-worker.ts deliveryWorker',
  ],
  '2026-11-24: one switch or list with a short entry for each kind': [
    'adapters/drizzle/stores/search-conditions.ts conditions',
    'core/notifications/notify.ts noticesOf',
    'core/letters/write-letter.ts writeLetter',
  ],
}

const long = (await sources())
  .filter(({ path }) => PRODUCT.test(path) && !TABLES_AND_DRAWINGS.test(path))
  .flatMap(({ path, source }) => longFunctions(source).map(({ name }) => `${path} ${name}`))
const allowed = Object.values(ALLOWED).flat()

test('no function is longer than eighty lines, apart from the listed ones', () => {
  expect(long.filter((one) => !allowed.includes(one))).toEqual([])
})

test('no product file is longer than two hundred lines', async () => {
  const files = (await sources()).filter(
    ({ path }) => PRODUCT.test(path) && !/locales\/|\.gen\.ts$/.test(path),
  )
  const long = files.filter(({ source }) => source.trimEnd().split('\n').length > MAX_FILE_LINES)
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
