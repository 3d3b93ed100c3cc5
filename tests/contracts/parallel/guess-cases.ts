import { keyOf } from '#adapters/system/email-keys.ts'
import { requestReset } from '#core/accounts/credentials/reset-password.ts'
import { verifyPassword } from '#core/accounts/password.ts'
import { tryKeys } from '#core/accounts/rate-limit.ts'
import { resendActivation } from '#core/membership/signup/change-mail.ts'
import { quoteOrder } from '#core/money/orders/quote.ts'
import { ownProcess } from '../own-process.ts'
import { newId, sampleAccount } from '../sample.ts'
import { type Attempt, type Limits, succeeded } from './limits.ts'
import { createMember, type TestPorts } from './test-ports.ts'

/** Rate limits on guesses and mails. */
export const GUESS_LIMITS: Limits = {
  'one mailbox gets nine mails to confirm it, whoever asks': {
    most: 9,
    async open(ports) {
      const mailbox = newId()
      const members = await ports.commit(async (stores) => {
        const members: string[] = []
        for (let nth = 0; nth < 24; nth++) {
          const email = `${nth % 2 ? mailbox : mailbox.toUpperCase()}+${nth}@example.test`
          members.push(await createMember(stores, ports, { status: 'not_confirmed', email }))
        }
        return members
      })
      return (nth) =>
        succeeded(
          resendActivation(ports, {
            member: members[nth] ?? '',
            site: 'vonk',
            address: `192.0.${nth}.1`,
          }),
        )
    },
  },
  'of password reset mails asked for at once, one is sent': {
    most: 1,
    async open(ports) {
      const id = await ports.commit((stores) => createMember(stores, ports))
      const key = tryKeys(ports.secrets).resetMails(id)
      let sent = 0
      return async () => {
        await requestReset(ports, { email: `${id}@example.test`, address: newId(), site: 'vonk' })
        const now = (await ports.reads.attempts.since(key, 0)).length
        const more = now > sent
        sent = now
        return more
      }
    },
  },
  'five activation mails are sent a day': {
    most: 5,
    async open(ports) {
      const id = await ports.commit((stores) =>
        createMember(stores, ports, { status: 'not_confirmed' }),
      )
      return () =>
        succeeded(resendActivation(ports, { member: id, site: 'vonk', address: '192.0.2.1' }))
    },
  },
  'ten unknown discount codes are checked an hour': {
    most: 10,
    async open(ports) {
      const member = await ports.commit((stores) => createMember(stores, ports))
      const quote = { bundle: 'eur-60', country: 'NL', site: ports.site } as const
      return async (nth) => {
        const quoted = await quoteOrder(ports, { ...quote, member, code: `GUESS-${nth}` })
        return !quoted.ok && quoted.error.code === 'discount.not-found'
      }
    },
  },
  'five wrong passwords are checked': {
    most: 5,
    async open(ports) {
      const id = await ports.commit((stores) => createMember(stores, ports))
      const account = sampleAccount({ id })
      return guessPassword(ports, { account, email: keyOf(account.email) })
    },
  },
  'five passwords of an unknown email are checked': {
    most: 5,
    open: async (ports) =>
      guessPassword(ports, { account: null, email: keyOf(`${newId()}@example.test`) }),
  },
}

/** Wrong passwords; every one that is checked was let through. */
const guessPassword =
  (
    ports: TestPorts,
    target: Pick<Parameters<typeof verifyPassword>[1], 'account' | 'email'>,
  ): Attempt =>
  async () => {
    let checked = false
    const passwords = {
      ...ports.passwords,
      async verify() {
        checked = true
        return false
      },
    }
    await verifyPassword(
      { ...ports, passwords, inTurn: ownProcess },
      { ...target, password: 'wrong', address: '192.0.2.9', device: null },
    )
    return checked
  }
