import { requestReset } from '#core/accounts/request-reset.ts'
import { verifyPassword } from '#core/accounts/verify-password.ts'
import { quoteOrder } from '#core/orders/quote.ts'
import { resendActivation } from '#core/signup/resend-activation.ts'
import { newId, sampleAccount } from '../sample.ts'
import { type Attempt, done, type Limits } from './limits.ts'
import { person, type Town } from './town.ts'

/** What may be guessed, or mailed, only so often. */
export const GUESSES: Limits = {
  'three mails a day reset a password': {
    most: 3,
    async open(town) {
      const id = await town.settle((stores) => person(stores, town))
      return () =>
        done(requestReset(town, { email: `${id}@example.test`, address: newId(), site: 'vonk' }))
    },
  },
  'five mails a day activate an account': {
    most: 5,
    async open(town) {
      const id = await town.settle((stores) => person(stores, town, { status: 'not_confirmed' }))
      return () => done(resendActivation(town, { member: id, site: 'vonk' }))
    },
  },
  'ten discount codes an hour are guessed': {
    most: 10,
    async open(town) {
      const member = await town.settle((stores) => person(stores, town))
      const wanted = { bundle: 'eur-60', country: 'NL', site: town.site } as const
      return async (nth) => {
        const quoted = await quoteOrder(town, { ...wanted, member, code: `GUESS-${nth}` })
        return !quoted.ok && quoted.error.code === 'discount.not-found'
      }
    },
  },
  'five guesses look at a password': {
    most: 5,
    async open(town) {
      const id = await town.settle((stores) => person(stores, town))
      const account = sampleAccount({ id })
      return guesses(town, { account, email: account.email })
    },
  },
  'five guesses look at the password of nobody': {
    most: 5,
    open: async (town) => guesses(town, { account: null, email: `${newId()}@example.test` }),
  },
}

/** Wrong passwords; each that is looked at was let through. */
const guesses =
  (town: Town, whose: Pick<Parameters<typeof verifyPassword>[1], 'account' | 'email'>): Attempt =>
  async () => {
    let looked = false
    const passwords = {
      ...town.passwords,
      async verify() {
        looked = true
        return false
      },
    }
    await verifyPassword(
      { ...town, passwords },
      { ...whose, password: 'wrong', address: '192.0.2.9', device: null },
    )
    return looked
  }
