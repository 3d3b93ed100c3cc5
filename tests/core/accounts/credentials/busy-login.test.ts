import { expect, test } from 'bun:test'
import { logIn } from '#core/accounts/credentials/log-in.ts'
import { Overloaded } from '#core/shared/result.ts'
import { openWorld, passwordOf, type World } from '#tests/core/world.ts'
import { PHONE } from '../sessions/browsers.ts'

const at = (world: World, password: string) =>
  logIn(world, { email: 'ann@example.test', password, address: '192.0.2.1', browser: PHONE })

const codeOf = (answer: Awaited<ReturnType<typeof at>>) => (answer.ok ? 'in' : answer.error.code)

async function annAt() {
  const world = openWorld()
  await world.member('ann')
  return { world, right: passwordOf('ann') }
}

test('an attempt that a busy server did not verify counts for nothing', async () => {
  const { world, right } = await annAt()
  const verify = () => Promise.reject(new Overloaded('too much work is waiting'))
  const busy = { ...world, passwords: { ...world.passwords, verify } }
  for (let press = 0; press < 20; press += 1) {
    await expect(at(busy, right)).rejects.toThrow(Overloaded)
  }
  expect(codeOf(await at(world, right))).toBe('in')
})

test('a right password counts for nothing where a busy database could not say so', async () => {
  const { world, right } = await annAt()
  let transactions = 0
  const busy: World = {
    ...world,
    // Each second one fails: what follows a right password.
    atomically: (work) => {
      transactions += 1
      return transactions % 3 === 2
        ? Promise.reject(new Overloaded('all connections are in use'))
        : world.atomically(work)
    },
  }
  for (let press = 0; press < 20; press += 1) {
    await expect(at(busy, right)).rejects.toThrow(Overloaded)
  }
  expect(codeOf(await at(world, right))).toBe('in')
})
