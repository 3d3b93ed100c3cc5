import { acceptInvitation } from '#core/desk/access/accept-invitation.ts'
import { addSecondFactor, offerSecondFactor } from '#core/desk/access/add-second-factor.ts'
import { identifyOperator } from '#core/desk/access/identify-operator.ts'
import { addOperator, removeOperator } from '#core/desk/access/invite-operator.ts'
import { logInOperator } from '#core/desk/access/log-in-operator.ts'
import type { OperatorLogin } from '#core/desk/access/operator-session.ts'
import { type SecondFactor, stepAt } from '#core/desk/second-factor.ts'
import { ok } from '#core/shared/result.ts'
import { openWorld, type World } from '#tests/core/world.ts'

/** A second factor that nobody has the app of. */
export const sampleSecondFactor = (operator: string): SecondFactor => ({
  operator,
  sealedSecret: `sealed for ${operator}`,
  addedAt: 0,
  lastStep: 0,
})

export const EMAIL = 'mia@vonk.example'
export const PASSWORD = 'a secret behind the desk'

/** What desk tests do, over a world. */
export function deskIn(world: World) {
  const add = async (email = EMAIL, name = 'Mia') => {
    const added = await addOperator(world, { email, name })
    if (!added.ok) throw new Error(added.error.code)
    return added.value
  }
  const accept = async (token: string, password = PASSWORD, session: string | null = null) => {
    const accepted = await acceptInvitation(world, { token, password, session })
    if (!accepted.ok) return accepted
    if (!accepted.value.login) throw new Error('the login takes a code')
    return ok(accepted.value.login)
  }
  /** Adds an authenticator app to an operator who is logged in; `codeOf` is what it shows now, or some steps later. */
  const addApp = async ({ operator, token, device }: OperatorLogin) => {
    const offered = await offerSecondFactor(world, { operator, session: token, guest: null })
    if (!offered.ok) throw new Error(offered.error.code)
    const { secret, sealed } = offered.value
    const codeOf = (later = 0) =>
      world.secrets.authenticatorCode(secret, stepAt(world.now()) + later)
    const browser = { session: token, device }
    const added = await addSecondFactor(world, { operator, sealed, code: await codeOf(), browser })
    if (!added.ok) throw new Error(added.error.code)
    return { ...added.value, secret, sealed, codeOf }
  }
  return {
    add,
    accept,
    /** Adds an operator with a password, logged in. */
    hire: async (email = EMAIL, name = 'Mia') => {
      const accepted = await accept((await add(email, name)).token)
      if (!accepted.ok) throw new Error(accepted.error.code)
      return accepted.value
    },
    addApp,
    logIn: (
      password = PASSWORD,
      {
        email = EMAIL,
        code = null as string | null,
        address = '192.0.2.1',
        session = null as string | null,
        device = null as string | null,
      } = {},
    ) => logInOperator(world, { email, password, code, address, browser: { session, device } }),
    identify: (token: string | null) => identifyOperator(world, token),
    remove: (email = EMAIL) => removeOperator(world, { email }),
  }
}

/** A world with a desk. */
export function openDesk() {
  const world = openWorld()
  return { ...world, ...deskIn(world) }
}
