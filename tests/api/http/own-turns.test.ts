import { expect, test } from 'bun:test'
import type { Storage } from '#core/ports.ts'
import { json, openApi, uuid } from '../open-api.ts'

const [ANN, BOB] = [uuid(1), uuid(2)]

/** A site whose units of work wait until they are let go. */
async function open() {
  let running = 0
  let most = 0
  let held: (() => void)[] = []
  const plain = openApi()
  for (const id of [ANN, BOB]) await plain.member(id)
  const atomically: Storage['atomically'] = async (work) => {
    running += 1
    most = Math.max(most, running)
    await new Promise<void>((resolve) => held.push(resolve))
    running -= 1
    return plain.atomically(work)
  }
  const { reads } = plain
  const { browser } = openApi({}, {}, { reads, atomically })
  const [ann, bob] = [
    browser((await plain.signedIn(ANN)).cookie()),
    browser((await plain.signedIn(BOB)).cookie()),
  ]
  const settle = () => new Promise<void>((resolve) => setImmediate(resolve))
  async function letGo(): Promise<void> {
    const now = held
    held = []
    for (const go of now) go()
    await settle()
  }
  return { ann, bob, letGo, settle, running: () => running, most: () => most }
}

const change = (by: Awaited<ReturnType<typeof open>>['ann'], body: object = { about: 'Hoi' }) =>
  by.patch('/api/profile', body)

test('a member’s own changes wait for each other, and nobody else waits for them', async () => {
  const { ann, bob, letGo, settle, running, most } = await open()
  let left = 21
  const own = Array.from({ length: 20 }, () => change(ann).finally(() => left--))
  for (let turn = 0; turn < 50 && running() < 4; turn += 1) await settle()
  expect([running(), most()]).toEqual([4, 4])
  const other = change(bob).finally(() => left--)
  for (let turn = 0; turn < 50 && running() < 5; turn += 1) await settle()
  expect(running()).toBe(5)
  while (left > 0) await letGo()
  expect((await other).status).toBe(200)
  expect((await Promise.all(own)).map(({ status }) => status)).toEqual(Array(20).fill(200))
  expect(most()).toBe(5)
})

test('a change that is refused makes room for the next at once', async () => {
  const { ann, letGo, settle } = await open()
  for (let nth = 0; nth < 9; nth += 1)
    expect((await json(await change(ann, { about: 5 })))[0]).toBe(422)
  let isDone = false
  const next = change(ann).finally(() => {
    isDone = true
  })
  for (let turn = 0; turn < 200 && !isDone; turn += 1) {
    await letGo()
    await settle()
  }
  expect(isDone).toBe(true)
  expect((await next).status).toBe(200)
})
