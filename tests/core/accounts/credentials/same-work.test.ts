import { describe, expect, test } from 'bun:test'
import { logIn } from '#core/accounts/credentials/log-in.ts'
import { requestReset } from '#core/accounts/credentials/reset-password.ts'
import type { Browser } from '#core/accounts/start-session.ts'
import { signUp } from '#core/membership/signup/sign-up.ts'
import { counted } from '#tests/core/counted.ts'
import { signupOf } from '#tests/core/membership/signup/drafts.ts'
import { openWorld } from '#tests/core/world.ts'
import { PHONE } from '../sessions/browsers.ts'

// Equal work means equal time. Time itself is not measured: a busy machine would make the test flaky.

async function annAndNobody() {
  const world = openWorld()
  await world.member('ann')
  return { world, watched: counted(world) }
}

describe('a wrong password takes the same work for a known and an unknown email', () => {
  const tries = async (email: string, browser: Browser) => {
    const { watched, world } = await annAndNobody()
    const work: string[][] = []
    for (let tried = 0; tried < 60; tried += 1) {
      const address = `198.51.${Math.floor(tried / 4)}.1`
      await logIn(watched, { email, password: 'wrong', address, browser })
      // A known member gets a delivery; for an unknown one something else is written.
      work.push(watched.done().map((call) => call.replace('events.append', 'attempts.add')))
    }
    return { work, told: await world.deliveries() }
  }

  test.each([['none'], [null]])(
    'at every attempt, up to and beyond the one that locks the account (device shown: %p)',
    async (device) => {
      const browser = { ...PHONE, device }
      const [known, unknown] = [
        await tries('ann@example.test', browser),
        await tries('nobody@example.test', browser),
      ]
      expect(unknown.work).toEqual(known.work)
      expect([known.told.length, unknown.told.length]).toEqual([1, 0])
    },
  )
})

describe('a signup under an existing id', () => {
  const signUpAgain = async (email: string) => {
    const { watched } = await annAndNobody()
    const answers: unknown[] = []
    for (let turn = 0; turn < 8; turn += 1) {
      const command = signupOf(watched, { email, password: 'not her secret' }, { id: 'ann' })
      const answer = await signUp(watched, command)
      answers.push([answer, watched.done()])
    }
    return answers
  }

  test('takes the same work, response and limit, whether or not the email matches', async () => {
    const sameEmail = await signUpAgain('ann@example.test')
    expect(await signUpAgain('bo@example.test')).toEqual(sameEmail)
    const [answer, work] = sameEmail[0] as [unknown, string[]]
    expect(answer).toEqual({ ok: false, error: { code: 'signup.id-taken' } })
    expect(work.filter((call) => call === 'verify')).toHaveLength(1)
    const [, blocked] = sameEmail[7] as [unknown, string[]]
    expect(blocked).not.toContain('verify')
  })
})

test('a reset mail for an unknown email is counted before the lookup', async () => {
  const { watched } = await annAndNobody()
  const ask = async (email: string) => {
    await requestReset(watched, { email, address: '192.0.2.1', site: 'vonk' })
    return watched.done()
  }
  const [known, unknown] = [await ask('ann@example.test'), await ask('nobody@example.test')]
  const looked = known.indexOf('accounts.byEmail')
  expect(unknown).toEqual(known.slice(0, looked + 1))
  expect(known.slice(0, looked)).toContain('attempts.add')
})
