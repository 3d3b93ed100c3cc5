import { describe, expect, test } from 'bun:test'
import { logIn } from '#core/accounts/credentials/log-in.ts'
import { endSession, pruneSessions } from '#core/accounts/sessions/open-sessions.ts'
import { type Browser, DEVICE_LIFE } from '#core/accounts/start-session.ts'
import { signUp } from '#core/membership/signup/sign-up.ts'
import { DAY, HOUR, MINUTE } from '#core/shared/time.ts'
import { signupOf } from '#tests/core/membership/signup/drafts.ts'
import { openWorld, passwordOf, type World } from '#tests/core/world.ts'
import { after, PHONE } from './browsers.ts'

const HOME = '192.0.2.1'
/** Any number of networks. */
const network = (at: number) => `198.51.${at}.1`

type From = { readonly address?: string; readonly browser?: Browser; readonly email?: string }

const at = (
  world: World,
  password: string,
  { address = HOME, browser = PHONE, email }: From = {},
) => logIn(world, { email: email ?? 'ann@example.test', password, address, browser })

const codeOf = (answer: Awaited<ReturnType<typeof at>>) => (answer.ok ? 'in' : answer.error.code)

async function annAt() {
  const world = openWorld()
  await world.member('ann')
  const right = passwordOf('ann')
  const logsIn = async (from: From = {}) => {
    const answer = await at(world, right, from)
    if (!answer.ok) throw new Error(answer.error.code)
    return answer.value
  }
  /** Wrong passwords, four from each network, like a distributed attack. */
  const guessed = async (times: number, email?: string) => {
    const answers: string[] = []
    for (let tried = 0; tried < times; tried += 1) {
      const address = network(Math.floor(tried / 4))
      answers.push(codeOf(await at(world, 'wrong', { address, ...(email && { email }) })))
    }
    return answers
  }
  const mails = async () => (await world.deliveries()).map(({ notification }) => notification)
  return { world, right, logsIn, guessed, mails }
}

describe('wrong passwords for one account, however many networks they come from', () => {
  test('are limited to fifty a day', async () => {
    const { world, guessed, right } = await annAt()
    const answers = await guessed(160)
    expect(answers.filter((code) => code === 'login.failed')).toHaveLength(49)
    expect(answers.slice(49).every((code) => code === 'login.locked')).toBe(true)
    expect(await at(world, right, { address: network(250) })).toEqual({
      ok: false,
      error: { code: 'login.locked', minutes: 24 * 60 },
    })
    world.pass(DAY)
    expect(codeOf(await at(world, right, { address: network(250) }))).toBe('in')
  })

  test('are limited under concurrency too', async () => {
    const { world } = await annAt()
    let looked = 0
    const passwords = {
      ...world.passwords,
      verify: async () => {
        looked += 1
        return false
      },
    }
    await Promise.all(
      Array.from({ length: 200 }, (_, tried) =>
        at({ ...world, passwords }, 'guess', { address: network(tried) }),
      ),
    )
    expect(looked).toBe(50)
  })

  test('of an unknown email get the same responses', async () => {
    const { guessed } = await annAt()
    expect(await guessed(55, 'nobody@example.test')).toEqual(await guessed(55))
  })

  test('are reported to the owner, once a day', async () => {
    const { world, guessed, mails } = await annAt()
    await guessed(49)
    expect(await mails()).toEqual([])
    await guessed(30)
    expect(await mails()).toEqual([{ kind: 'password-guessed', member: 'ann' }])
    world.pass(DAY + HOUR)
    await guessed(60)
    expect(await mails()).toHaveLength(2)
  })

  test('are not reported to an unconfirmed address: it may be anybody’s', async () => {
    const { world, guessed, mails } = await annAt()
    await world.member('eve', { account: { status: 'not_confirmed' } })
    await guessed(60, 'eve@example.test')
    await guessed(60, 'nobody@example.test')
    expect(await mails()).toEqual([])
  })

  test('do not count successful logins', async () => {
    const { logsIn } = await annAt()
    for (let turn = 0; turn < 60; turn += 1) await logsIn()
  })
})

describe('a known device', () => {
  test('can log in during an attack, also from the same address', async () => {
    const { world, right, logsIn, guessed } = await annAt()
    const browser = after(await logsIn())
    await guessed(60)
    for (let tried = 0; tried < 5; tried += 1) await at(world, 'wrong')
    expect(codeOf(await at(world, right))).toBe('login.locked')
    expect(codeOf(await at(world, right, { browser }))).toBe('in')
  })

  test('has its own rate limit, and locks out no other', async () => {
    const { world, right, logsIn } = await annAt()
    const browser = after(await logsIn())
    for (let tried = 0; tried < 4; tried += 1) await at(world, 'wrong', { browser })
    expect(codeOf(await at(world, 'wrong', { browser }))).toBe('login.blocked')
    expect(codeOf(await at(world, right, { browser }))).toBe('login.blocked')
    expect(codeOf(await at(world, right))).toBe('in')
  })

  test('can guess fifty times a day at most', async () => {
    const { world, logsIn } = await annAt()
    const browser = after(await logsIn())
    const answers: string[] = []
    for (let tried = 0; tried < 60; tried += 1) {
      answers.push(codeOf(await at(world, 'wrong', { browser })))
      world.pass(5 * MINUTE)
    }
    expect(answers.filter((code) => code === 'login.failed')).toHaveLength(49)
    expect(answers.at(-1)).toBe('login.locked')
  })

  test('is known only for the accounts that logged in on it', async () => {
    const { world, logsIn, guessed, right } = await annAt()
    await world.member('bo')
    const bos = await at(world, passwordOf('bo'), { email: 'bo@example.test' })
    await guessed(60)
    const browser = bos.ok ? after(bos.value) : PHONE
    expect(codeOf(await at(world, right, { browser }))).toBe('login.locked')
    await world.commit(({ attempts }) => attempts.pruneBefore(world.now() + 1))
    expect((await logsIn({ browser })).device).not.toBe(browser.device ?? '')
  })

  test('with two accounts is known for both, by its current secret', async () => {
    const { world, logsIn, mails } = await annAt()
    await world.member('bo')
    const first = await logsIn()
    await logsIn()
    const bo = { email: 'bo@example.test', browser: after(first) }
    const second = await at(world, passwordOf('bo'), bo)
    if (!second.ok) throw new Error(second.error.code)
    expect(second.value.device).not.toBe(first.device)
    expect((await logsIn({ browser: after(second.value) })).onNewDevice).toBe(false)
    expect(await mails()).toHaveLength(1)
  })

  test('keeps its secret when it logs in again', async () => {
    const { logsIn } = await annAt()
    const first = await logsIn()
    expect((await logsIn({ browser: after(first) })).device).toBe(first.device)
  })

  test('expires after a year without a login', async () => {
    const { world, logsIn } = await annAt()
    await logsIn()
    world.pass(DEVICE_LIFE)
    await pruneSessions(world)
    expect(await world.reads.devices.of('ann')).toHaveLength(1)
    world.pass(1)
    await pruneSessions(world)
    expect(await world.reads.devices.of('ann')).toEqual([])
  })

  test('is unknown again after its session was ended elsewhere', async () => {
    const { world, logsIn } = await annAt()
    await logsIn()
    const lost = await logsIn()
    await endSession(world, { member: 'ann', session: lost.session.id })
    expect((await logsIn({ browser: after(lost) })).onNewDevice).toBe(true)
  })
})

describe('a login on an unknown device', () => {
  test('is reported to the member', async () => {
    const { logsIn, mails } = await annAt()
    await logsIn()
    const { session } = await logsIn()
    expect(await mails()).toEqual([{ kind: 'new-device', member: 'ann', session: session.id }])
  })

  test('is not reported without known devices, nor to an unconfirmed member', async () => {
    const { world, logsIn, mails } = await annAt()
    await logsIn()
    await world.member('eve', { account: { status: 'not_confirmed' } })
    const email = 'eve@example.test'
    await at(world, passwordOf('eve'), { email })
    await at(world, passwordOf('eve'), { email })
    expect(await mails()).toEqual([])
  })

  test('is not reported for the device of the signup', async () => {
    const world = openWorld()
    const signedUp = await signUp(world, signupOf(world))
    if (!signedUp.ok) throw new Error(signedUp.error.code)
    const { account } = signedUp.value
    await world.commit(({ accounts }) => accounts.save({ ...account, status: 'active' }))
    const { email, password } = signupOf(world).draft
    const nextLogin = await at(world, password, { email, browser: after(signedUp.value) })
    expect(nextLogin.ok && nextLogin.value.onNewDevice).toBe(false)
    const otherBrowser = await at(world, password, { email })
    expect(otherBrowser.ok && otherBrowser.value.onNewDevice).toBe(true)
  })
})
