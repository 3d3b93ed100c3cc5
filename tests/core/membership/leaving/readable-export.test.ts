import { expect, test } from 'bun:test'
import { requestExport, withIsoTimes } from '#core/membership/leaving/readable-export.ts'
import { openAccountWithData } from '../../accounts/account-with-data.ts'

const exported = async () => {
  const world = await openAccountWithData()
  const result = await requestExport(world, 'ann')
  if (!result.ok) throw new Error(result.error.code)
  return { ...result.value, reads: world.reads, now: world.now() }
}

test('an export has the names of others and the member’s own pictures', async () => {
  const { names, files, reads } = await exported()
  expect(names).toEqual({ bo: (await reads.profiles.byId('bo'))?.name ?? '' })
  expect(files.map(({ name }) => name)).toEqual([expect.stringMatching(/^photos\/face\./)])
  expect(files[0]?.bytes.byteLength).toBeGreaterThan(0)
})

test('each of its moments is written in ISO 8601 with its zone, and no other number is', async () => {
  const { data, now } = await exported()
  const readable = withIsoTimes(data)
  const iso = new Date(now).toISOString()
  expect(readable).toMatchObject({
    exportedAt: iso,
    likes: { given: [{ to: 'bo', at: iso }] },
    orders: [{ credits: 25, total: { amount: 1999 }, placedAt: iso }],
  })
  expect(JSON.stringify(readable)).not.toMatch(/:\d{11,}/)
})
