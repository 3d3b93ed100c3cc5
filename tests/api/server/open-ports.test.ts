import { expect, test } from 'bun:test'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { memoryStorage } from '#adapters/memory/storage.ts'
import { readConfig } from '#api/server/config.ts'
import { openPorts } from '#api/server/open-ports.ts'
import { err, ok } from '#core/shared/result.ts'

test('transactions over the server’s ports are retryable, with the same ids and time', async () => {
  const { reads, atomically } = memoryStorage()
  const twice: typeof atomically = async (work) => {
    await atomically(async (stores) => err(await work(stores)))
    return atomically(work)
  }
  const dataDir = mkdtempSync(join(tmpdir(), 'vonk-ports-'))
  const config = readConfig({ DATA_DIR: dataDir, DEMO: '1' })
  const { ports, close } = await openPorts(config, { reads, atomically: twice }, 'http://localhost')
  const made: string[] = []
  await ports.atomically(async () => {
    made.push(`${ports.newId()} at ${ports.now()}`)
    return ok(null)
  })
  close()
  expect(made).toHaveLength(2)
  expect(new Set(made).size).toBe(1)
})

test('methods that Mollie does not offer are off at every site, until it offers them', async () => {
  const active = ['ideal', 'creditcard']
  const mollie = Bun.serve({
    port: 0,
    fetch: () => Response.json({ _embedded: { methods: active.map((id) => ({ id })) } }),
  })
  const storage = memoryStorage()
  const config = readConfig({
    DATA_DIR: mkdtempSync(join(tmpdir(), 'vonk-methods-')),
    DEMO: '1',
    PUBLIC_URL: 'http://localhost:3000',
    PAYMENT_PROVIDER: 'mollie',
    MOLLIE_API_KEY: 'test_key',
    MOLLIE_API_URL: mollie.url.href,
  })
  const open = await openPorts(config, storage, 'http://localhost')
  const { promise, resolve } = Promise.withResolvers<void>()
  const stop = open.followMethods((_, event) => {
    if (event === 'payments.methods-refused') resolve()
  })
  await promise
  const offered = open.ports.sites
    .all()
    .map(({ settings }) =>
      settings.paymentMethods.flatMap(({ id, state }) => (state === 'on' ? id : [])),
    )
  for (const methods of offered)
    expect(methods).toEqual([
      'ideal',
      'cartebancaire',
      'creditcard',
      'visa',
      'mastercard',
      'maestro',
    ])
  expect(open.ports.refusedMethods()).toContain('paypal')
  stop()
  open.close()
  await mollie.stop(true)
})
