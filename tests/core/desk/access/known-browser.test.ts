import { describe, expect, test } from 'bun:test'
import fc from 'fast-check'
import { inviteOperator } from '#core/desk/access/invite-operator.ts'
import { browserProof, knownBrowser } from '#core/desk/access/operator-session.ts'
import { MINUTE } from '#core/shared/time.ts'
import { EMAIL, openDesk, PASSWORD } from './open-desk.ts'

type Desk = ReturnType<typeof openDesk>
type From = Parameters<Desk['logIn']>[1]

const codeOf = async (answer: ReturnType<Desk['logIn']>) => {
  const login = await answer
  return login.ok ? 'in' : login.error.code
}

async function opened() {
  const desk = openDesk()
  const { device, operator } = await desk.hire()
  const logIn = (password = PASSWORD, from: From = {}) => codeOf(desk.logIn(password, from))
  /** Guesses of strangers, from many networks. */
  const guessed = async (times: number) => {
    for (let nth = 0; nth < times; nth += 1) await logIn('wrong', { address: `10.0.${nth}.1` })
  }
  return { ...desk, device, operator, logIn, whole: desk.logIn, guessed }
}

const ADDRESSES = ['192.0.2.1', '198.51.100.7', '203.0.113.9'] as const

describe('a browser in which an operator logged in before', () => {
  test('is let in during an attack, also from the same address', async () => {
    const { logIn, guessed, device } = await opened()
    await guessed(60)
    for (let tried = 0; tried < 5; tried += 1) await logIn('wrong')
    expect(await logIn()).toBe('login.locked')
    expect(await logIn(PASSWORD, { device })).toBe('in')
  })

  test('is never blocked by what strangers try', async () => {
    const guess = fc.record({
      address: fc.constantFrom(...ADDRESSES),
      email: fc.constantFrom(EMAIL, EMAIL.toUpperCase(), 'nobody@vonk.example'),
      device: fc.constantFrom(null, '', 'guess', 'guess.guess', '.'),
      wait: fc.constantFrom(0, MINUTE),
    })
    await fc.assert(
      fc.asyncProperty(fc.array(guess, { maxLength: 150 }), async (guesses) => {
        const { logIn, pass, device } = await opened()
        for (const { wait, ...from } of guesses) {
          await logIn('wrong', from)
          pass(wait)
        }
        expect(await logIn(PASSWORD, { device })).toBe('in')
      }),
      { numRuns: 30 },
    )
  })

  test('is itself limited, and locks out no other', async () => {
    const { logIn, device } = await opened()
    for (let tried = 0; tried < 4; tried += 1)
      expect(await logIn('wrong', { device })).toBe('login.failed')
    // Another network is the same browser.
    const address = ADDRESSES[1]
    expect(await logIn('wrong', { device, address })).toBe('login.blocked')
    expect(await logIn(PASSWORD, { device })).toBe('login.blocked')
    expect(await logIn()).toBe('in')
  })

  test('can guess fifty times a day at most', async () => {
    const { logIn, pass, device } = await opened()
    const codes: string[] = []
    for (let tried = 0; tried < 60; tried += 1) {
      codes.push(await logIn('wrong', { device }))
      pass(5 * MINUTE)
    }
    expect(codes.filter((code) => code === 'login.failed')).toHaveLength(49)
    expect(codes.at(-1)).toBe('login.locked')
  })

  test('keeps its proof at the next login; another browser has another counter', async () => {
    const { logIn, whole, device } = await opened()
    const again = await whole(PASSWORD, { device })
    expect(again.ok && again.value.device).toBe(device)
    const other = await whole()
    if (!other.ok) throw new Error(other.error.code)
    expect(other.value.device).not.toBe(device)
    for (let tried = 0; tried < 5; tried += 1) await logIn('wrong', { device: other.value.device })
    expect(await logIn(PASSWORD, { device })).toBe('in')
  })

  test('is known for this operator alone', async () => {
    const { logIn, guessed, hire, device } = await opened()
    const bo = await hire('bo@vonk.example', 'Bo')
    await guessed(60)
    expect(await logIn(PASSWORD, { device: bo.device })).toBe('login.locked')
    expect(await logIn(PASSWORD, { email: 'bo@vonk.example', device })).toBe('in')
  })

  test('is unknown after a new password', async () => {
    const { logIn, guessed, device, accept, ...desk } = await opened()
    const invited = await inviteOperator(desk, { email: EMAIL })
    if (!invited.ok) throw new Error(invited.error.code)
    const fresh = 'another secret behind it'
    const accepted = await accept(invited.value.token, fresh)
    await guessed(60)
    expect(await logIn(fresh, { device })).toBe('login.locked')
    const known = accepted.ok ? accepted.value.device : null
    expect(await logIn(fresh, { device: known })).toBe('in')
  })
})

describe('the proof of a browser', () => {
  test('has a name that only its own HMAC proves', async () => {
    const { operator, device, ...desk } = await opened()
    const known = (proof: string | null) => knownBrowser(desk, operator, proof)
    const [name = '', print = ''] = device.split('.')
    expect(known(device)).toBe(name)
    for (const wrong of [null, '', name, `${name}.`, `other.${print}`, `${device}.`, `.${print}`])
      expect(known(wrong)).toBeNull()
    expect(knownBrowser(desk, null, device)).toBeNull()
  })

  test('is worth nothing for an operator without a password', async () => {
    const desk = openDesk()
    const { operator } = await desk.add()
    expect(knownBrowser(desk, operator, browserProof(desk, operator, null))).toBeNull()
  })
})
