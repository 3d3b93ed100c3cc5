import { expect, test } from 'bun:test'
import fc from 'fast-check'
import { logIn } from '#core/accounts/credentials/log-in.ts'
import { ownProcess } from '#tests/contracts/own-process.ts'
import { openWorld, passwordOf, type World } from '#tests/core/world.ts'
import { PHONE } from '../sessions/browsers.ts'

const LIMIT = 5

/** Ann, and logins as her at once from one address; says which were let in, and how many wrong ones were looked at. */
async function annAt(changes: Partial<World> = {}) {
  const world = { ...openWorld(), ...changes }
  await world.member('ann')
  let guesses = 0
  const verify: World['passwords']['verify'] = async (typed, hash) => {
    // In flight for a while, as hashing is.
    await Promise.resolve()
    const right = await world.passwords.verify(typed, hash)
    if (!right) guesses += 1
    return right
  }
  const ports = { ...world, passwords: { ...world.passwords, verify } }
  const at = (right: boolean) =>
    logIn(ports, {
      email: 'ann@example.test',
      password: right ? passwordOf('ann') : 'a guess',
      address: '192.0.2.1',
      browser: PHONE,
    })
  const atOnce = async (tries: readonly boolean[]) => {
    const answers = await Promise.all(tries.map(at))
    return { let: answers.map(({ ok }) => ok), answers, guesses }
  }
  return { atOnce }
}

/** Which of these tries are let in, one after another, and how many wrong ones are looked at. */
function oneByOne(tries: readonly boolean[]) {
  let [wrong, guesses] = [0, 0]
  const isLet = tries.map((right) => {
    if (wrong >= LIMIT) return false
    if (!right) guesses += 1
    wrong = right ? 0 : wrong + 1
    return right
  })
  return { let: isLet, guesses }
}

test('six right passwords at once are let in: those in flight are no guesses', async () => {
  const { atOnce } = await annAt()
  const { answers } = await atOnce(Array<boolean>(6).fill(true))
  expect(answers.filter(({ ok }) => !ok)).toEqual([])
})

test('tries at once come to the same as one after another', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.boolean(), { maxLength: 24 }), async (tries) => {
      const { atOnce } = await annAt()
      expect(await atOnce(tries)).toMatchObject(oneByOne(tries))
    }),
    { numRuns: 60 },
  )
})

test('however many guesses come at once, to one process or to many, five are looked at', async () => {
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: LIMIT, max: 60 }), fc.boolean(), async (many, apart) => {
      const { atOnce } = await annAt(apart ? { inTurn: ownProcess } : {})
      expect((await atOnce(Array<boolean>(many).fill(false))).guesses).toBe(LIMIT)
    }),
    { numRuns: 30 },
  )
})
