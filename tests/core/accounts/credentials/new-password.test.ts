import { describe, expect, test } from 'bun:test'
import { changePassword } from '#core/accounts/credentials/change-password.ts'
import { requestMailChange } from '#core/accounts/credentials/mail-change.ts'
import { resetPassword } from '#core/accounts/credentials/reset-password.ts'
import { startSession } from '#core/accounts/start-session.ts'
import { changeMail } from '#core/membership/signup/change-mail.ts'
import { sendDue } from '#core/notifications/sending/delivery-worker.ts'
import { openWorld, passwordOf, type World } from '#tests/core/world.ts'
import { mailedLink } from '../links/links.ts'
import { PHONE } from '../sessions/browsers.ts'

const ADDRESS = '192.0.2.1'
const OTHERS = 'eve@example.test'
const NEW = 'a lantern at sea'
const INVALID = { ok: false, error: { code: 'link.invalid' } } as const

/** Ann, whose password somebody else knows too. */
async function annAt() {
  const world = openWorld()
  const ann = await world.member('ann')
  const signIn = async () =>
    (await world.commit((stores) => startSession(stores, world, { member: 'ann', browser: PHONE })))
      .session
  const [own, others] = [await signIn(), await signIn()]
  const askForMail = (ports: World = world) => {
    const command = { email: OTHERS, password: passwordOf('ann'), address: ADDRESS, site: 'vonk' }
    return requestMailChange(ports, { account: ann, session: others, ...command })
  }
  const send = () => sendDue(world, { urlOf: () => 'https://vonk.test', jitter: () => 0 })
  /** The tokens of letters to the new address. */
  const tokens = () =>
    world.mailer.letters.filter(({ to }) => to === OTHERS).map(({ path }) => path.slice(1))
  const change = async () => {
    const command = { old: passwordOf('ann'), password: NEW, address: ADDRESS }
    return changePassword(world, { account: ann, session: own, ...command })
  }
  const reset = async () => {
    const token = await mailedLink(world, 'ann', 'reset')
    return resetPassword(world, { token, id: 'one', password: NEW, browser: PHONE })
  }
  return { world, askForMail, send, tokens, renew: { change, reset } }
}

describe.each(['change', 'reset'] as const)('after a %s of the password', (way) => {
  test('a mailed email change link is no longer valid', async () => {
    const { world, askForMail, send, tokens, renew } = await annAt()
    await askForMail()
    await send()
    const token = tokens()[0] ?? ''
    expect(token).not.toBe('')
    expect((await renew[way]()).ok).toBe(true)
    expect(await changeMail(world, { token, session: null })).toEqual(INVALID)
    expect((await world.reads.accounts.byId('ann'))?.email).toBe('ann@example.test')
  })

  test('a requested email change link is no longer mailed', async () => {
    const { askForMail, send, tokens, renew } = await annAt()
    await askForMail()
    await renew[way]()
    await send()
    expect(tokens()).toEqual([])
  })

  test('a concurrent request with the old password mails nothing', async () => {
    const { world, askForMail, send, tokens, renew } = await annAt()
    const { byEmail } = world.reads.accounts
    const slow: World = {
      ...world,
      reads: {
        ...world.reads,
        accounts: {
          ...world.reads.accounts,
          byEmail: async (email) => {
            await renew[way]()
            return byEmail(email)
          },
        },
      },
    }
    await askForMail(slow)
    await send()
    expect(tokens()).toEqual([])
  })
})
