import type { World } from '#api/world.ts'
import { addOperator } from '#core/desk/access/invite-operator.ts'
import { stepAt } from '#core/desk/second-factor.ts'
import { ok } from '#core/shared/result.ts'
import { and, type Scene, type Situation } from '../../app/mocks/scenes/situation.ts'

export const MIA = {
  email: 'mia@vonk.example',
  name: 'Mia',
  password: 'three small green kettles',
} as const

/** The code that an app shows, or some steps later: each is used once. */
export const appCode = ({ ports }: World, secret: string, later = 0): Promise<string> =>
  ports.secrets.authenticatorCode(secret, stepAt(ports.now()) + later)

const secrets = new WeakMap<World, string>()

/** The next code of Mia's app, after the one by which she added it. */
export const nextCode = (world: World): Promise<string> =>
  appCode(world, secrets.get(world) ?? '', 1)

const invite = async ({ world, browser }: Scene) => {
  const invited = await addOperator(world.ports, MIA)
  if (!invited.ok) throw new Error(invited.error.code)
  const { token } = invited.value
  await browser.ask('POST', '/api/desk/invitation', { token, password: MIA.password })
}

type Offered = { readonly secret: string; readonly sealed: string }

const addApp = async ({ world, browser }: Scene) => {
  // Safe cast: the API's own answer.
  const { secret, sealed } = (await browser.ask('GET', '/api/desk/second-factor')) as Offered
  const code = await appCode(world, secret)
  await browser.ask('POST', '/api/desk/second-factor', { sealed, code })
  secrets.set(world, secret)
}

/** Mia, who has just set her password, and has no authenticator app yet. */
export const newOperator = (): Situation => ({ before: [invite] })

/** Mia with an authenticator app, logged in. */
export const operatorWithApp = (): Situation => and(newOperator(), addApp)

/** The same, logged out. */
export const loggedOutOperator = (): Situation =>
  and(operatorWithApp(), ({ browser }) => browser.ask('DELETE', '/api/desk/session'))

/** Mia with this many recovery codes. */
export const operatorWithCodes = (left: number): Situation =>
  and(operatorWithApp(), async ({ world }) => {
    const mia = await world.ports.reads.operators.byEmail(MIA.email)
    await world.ports.atomically(async ({ secondFactors }) => {
      const hashes = Array.from({ length: left }, (_, nth) => `code ${nth}`)
      await secondFactors.replaceRecoveryCodes(mia?.id ?? '', hashes)
      return ok(null)
    })
  })
