import { secondFactorState } from '#core/desk/access/add-second-factor.ts'
import { MINUTE } from '#core/shared/time.ts'
import { openDesk, PASSWORD } from './open-desk.ts'

/** An operator with an authenticator app, some minutes after it was added. */
export async function openWithApp() {
  const desk = openDesk()
  const login = await desk.hire()
  const app = await desk.addApp(login)
  desk.pass(5 * MINUTE)
  const logIn = (code: string | null, from: Parameters<typeof desk.logIn>[1] = {}) =>
    desk.logIn(PASSWORD, { code, ...from })
  const actions = async () =>
    (await desk.reads.operatorActions.newest(null, 50)).map(({ action }) => action)
  const state = async () => ({
    state: await secondFactorState(desk, app.operator, null),
    recoveryCodes: await desk.reads.secondFactors.recoveryCodesOf(app.operator.id),
  })
  return { ...desk, before: login, app, tryTo: desk.logIn, logIn, actions, state }
}
