import { acceptInvitation } from '#core/operators/accept-invitation.ts'
import { identifyOperator } from '#core/operators/identify-operator.ts'
import { addOperator } from '#core/operators/invite-operator.ts'
import { logInOperator } from '#core/operators/log-in-operator.ts'
import { removeOperator } from '#core/operators/remove-operator.ts'
import { openWorld, type World } from '#tests/core/world.ts'

export const EMAIL = 'mia@vonk.example'
export const PASSWORD = 'a secret behind the desk'

/** What desk tests do, over a world. */
export function deskIn(world: World) {
  const add = async (email = EMAIL, name = 'Mia') => {
    const added = await addOperator(world, { email, name })
    if (!added.ok) throw new Error(added.error.code)
    return added.value
  }
  const accept = (token: string, password = PASSWORD, session: string | null = null) =>
    acceptInvitation(world, { token, password, session })
  return {
    add,
    accept,
    /** Adds an operator with a password, logged in. */
    hire: async (email = EMAIL, name = 'Mia') => {
      const accepted = await accept((await add(email, name)).token)
      if (!accepted.ok) throw new Error(accepted.error.code)
      return accepted.value
    },
    logIn: (
      password = PASSWORD,
      {
        email = EMAIL,
        address = '192.0.2.1',
        session = null as string | null,
        device = null as string | null,
      } = {},
    ) => logInOperator(world, { email, password, address, browser: { session, device } }),
    identify: (token: string | null) => identifyOperator(world, token),
    remove: (email = EMAIL) => removeOperator(world, { email }),
  }
}

/** A world with a desk. */
export function openDesk() {
  const world = openWorld()
  return { ...world, ...deskIn(world) }
}
