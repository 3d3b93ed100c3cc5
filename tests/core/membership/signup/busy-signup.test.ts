import { expect, test } from 'bun:test'
import { signUp } from '#core/membership/signup/sign-up.ts'
import { Overloaded } from '#core/shared/result.ts'
import { openWorld } from '#tests/core/world.ts'
import { signupOf } from './drafts.ts'

test('a signup that a busy server did not carry out counts for nothing', async () => {
  const world = openWorld()
  const hash = () => Promise.reject(new Overloaded('too much work is waiting'))
  const busy = { ...world, passwords: { ...world.passwords, hash } }
  for (let press = 0; press < 20; press += 1) {
    await expect(signUp(busy, signupOf(world))).rejects.toThrow(Overloaded)
  }
  expect((await signUp(world, signupOf(world))).ok).toBe(true)
})

test('a failure is reported as it was when the attempt cannot be taken back either', async () => {
  const world = openWorld()
  let broken = false
  const hash = () => {
    broken = true
    return Promise.reject(new Error('the first'))
  }
  const atomically = ((work) =>
    broken
      ? Promise.reject(new Error('the second'))
      : world.atomically(work)) as typeof world.atomically
  const failing = { ...world, passwords: { ...world.passwords, hash }, atomically }
  await expect(signUp(failing, signupOf(world))).rejects.toThrow('the first')
})
