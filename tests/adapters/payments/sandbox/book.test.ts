import { Database } from 'bun:sqlite'
import { describe, expect, test } from 'bun:test'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Book, Delivery, SandboxPayment } from '#adapters/payments/sandbox/book.ts'
import { fileBook } from '#adapters/payments/sandbox/file-book.ts'
import { memoryBook } from '#adapters/payments/sandbox/memory-book.ts'

const PAYMENT: SandboxPayment = {
  reference: 'sbx_1',
  key: 'payment-1',
  order: 'order-1',
  amount: { amount: 1499, currency: 'EUR' },
  method: 'ideal',
  description: '25 credits',
  locale: 'nl',
  returnUrl: 'http://localhost/transactions/1',
  webhookUrl: 'http://localhost/webhook',
  state: 'open',
  dueAt: null,
  takenAt: 10,
}
const DELIVERY: Delivery = {
  id: 'evt_1',
  reference: 'sbx_1',
  url: PAYMENT.webhookUrl,
  attempts: 0,
  dueAt: 100,
}
const temporary = () => join(mkdtempSync(join(tmpdir(), 'vonk-sandbox-')), 'sandbox.db')

const BOOKS: Record<string, () => Book> = {
  memory: memoryBook,
  'a file': () => fileBook(temporary()).book,
}

for (const [name, open] of Object.entries(BOOKS)) {
  describe(`the sandbox’s payments in ${name}`, () => {
    const given = async () => {
      const book = open()
      await book.add(PAYMENT)
      return book
    }

    test('a payment is read back unchanged', async () => {
      const book = await given()
      expect(await book.byReference('sbx_1')).toEqual(PAYMENT)
      expect(await book.byReference('sbx_2')).toBeNull()
    })

    test('a second payment with one idempotency key is the first one', async () => {
      const book = await given()
      expect(await book.add({ ...PAYMENT, reference: 'sbx_2' })).toEqual(PAYMENT)
      expect(await book.byReference('sbx_2')).toBeNull()
    })

    test('a payment has one outcome, and only that is reported', async () => {
      const book = await given()
      expect(await book.settle('sbx_1', 'paid', DELIVERY)).toBe(true)
      expect(await book.settle('sbx_1', 'failed', { ...DELIVERY, id: 'evt_2' })).toBe(false)
      expect((await book.byReference('sbx_1'))?.state).toBe('paid')
      expect(await book.deliveries(100)).toEqual([DELIVERY])
    })

    test('a pending payment is settled at its time, once', async () => {
      const book = await given()
      expect(await book.expect('sbx_1', 50)).toBe(true)
      expect(await book.expect('sbx_1', 90)).toBe(false)
      expect(await book.nextAt()).toBe(50)
      expect(await book.arrived(49)).toEqual([])
      expect(await book.arrived(50)).toEqual([{ ...PAYMENT, dueAt: 50 }])
      await book.settle('sbx_1', 'paid', null)
      expect(await book.arrived(50)).toEqual([])
      expect(await book.nextAt()).toBeNull()
    })

    test('a webhook waits for its time, can be delayed, and is deleted when accepted', async () => {
      const book = await given()
      await book.settle('sbx_1', 'paid', DELIVERY)
      expect(await book.deliveries(99)).toEqual([])
      await book.putOff({ ...DELIVERY, attempts: 1, dueAt: 200 })
      expect(await book.deliveries(199)).toEqual([])
      expect(await book.nextAt()).toBe(200)
      await book.delivered('evt_1')
      expect(await book.deliveries(999)).toEqual([])
    })

    test('no more is given back than was paid, and each refund once', async () => {
      const book = await given()
      expect(await book.giveBack('r1', 'sbx_1', 500)).toBe(false)
      await book.settle('sbx_1', 'paid', null)
      expect(await book.giveBack('r1', 'sbx_1', 500)).toBe(true)
      expect(await book.giveBack('r1', 'sbx_1', 500)).toBe(true)
      expect(await book.giveBack('r2', 'sbx_1', 1000)).toBe(false)
      expect(await book.giveBack('r3', 'sbx_1', 999)).toBe(true)
      expect((await book.byReference('sbx_1'))?.state).toBe('refunded')
      expect(await book.refunds('sbx_1')).toEqual([
        { key: 'r1', amount: 500, failed: false },
        { key: 'r3', amount: 999, failed: false },
      ])
    })

    test('refunds that fail gave nothing back, and are reported once', async () => {
      const book = await given()
      await book.settle('sbx_1', 'paid', null)
      expect(await book.failRefunds('sbx_1', DELIVERY)).toBe(false)
      await book.giveBack('r1', 'sbx_1', 1499)
      expect(await book.failRefunds('sbx_1', DELIVERY)).toBe(true)
      expect(await book.failRefunds('sbx_1', { ...DELIVERY, id: 'evt_2' })).toBe(false)
      expect((await book.byReference('sbx_1'))?.state).toBe('paid')
      expect(await book.refunds('sbx_1')).toEqual([{ key: 'r1', amount: 1499, failed: true }])
      expect(await book.deliveries(100)).toEqual([DELIVERY])
      expect(await book.giveBack('r2', 'sbx_1', 1499)).toBe(true)
    })

    test('the newest payments come first', async () => {
      const book = await given()
      const later = { ...PAYMENT, reference: 'sbx_2', key: 'payment-2', takenAt: 20 }
      await book.add(later)
      expect(await book.since(10)).toEqual([later, PAYMENT])
      expect(await book.since(11)).toEqual([later])
    })
  })
}

test('the file survives a restart of the process', async () => {
  const path = temporary()
  const before = fileBook(path)
  await before.book.add(PAYMENT)
  await before.book.settle('sbx_1', 'paid', DELIVERY)
  before.close()

  const { book } = fileBook(path)
  expect((await book.byReference('sbx_1'))?.state).toBe('paid')
  expect(await book.deliveries(100)).toEqual([DELIVERY])
})

/** A book from before two columns existed. */
function olderBook(): string {
  const path = temporary()
  const { close } = fileBook(path)
  close()
  const db = new Database(path)
  db.run('alter table payment drop column taken_at')
  db.run('alter table refund drop column failed')
  db.close()
  return path
}

test('a file, new or old, is opened by servers that start at once', async () => {
  const worker = new URL('./open-book.worker.ts', import.meta.url).href
  const workers = [1, 2].map(() => new Worker(worker))
  for (const path of Array.from({ length: 20 }, (_, nth) =>
    nth % 2 ? olderBook() : temporary(),
  )) {
    const shared = new SharedArrayBuffer(8)
    new Int32Array(shared)[1] = workers.length
    const opened = workers.map((one) => {
      const { promise, resolve } = Promise.withResolvers<unknown>()
      one.onmessage = ({ data }) => resolve(data)
      one.postMessage({ path, shared })
      return promise
    })
    expect(await Promise.all(opened)).toEqual(workers.map(() => 'open'))
  }
  for (const one of workers) one.terminate()
})
