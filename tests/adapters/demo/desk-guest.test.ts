import { expect, test } from 'bun:test'
import { DESK_GUEST, seedDeskGuest } from '#adapters/demo/desk-guest.ts'
import { acceptInvitation } from '#core/desk/access/accept-invitation.ts'
import { inviteOperator, removeOperator } from '#core/desk/access/invite-operator.ts'
import { logInOperator } from '#core/desk/access/log-in-operator.ts'
import { openWorld, type World } from '#tests/core/world.ts'

const logIn = (world: World) =>
  logInOperator(world, {
    ...DESK_GUEST,
    code: null,
    address: '192.0.2.1',
    browser: { session: null, device: null },
  })

test('the demo has an operator, added once', async () => {
  const world = openWorld()
  await seedDeskGuest(world)
  const first = await logIn(world)
  await seedDeskGuest(world)
  const again = await logIn(world)
  expect([first.ok, again.ok]).toEqual([true, true])
  expect(await world.reads.operators.all()).toHaveLength(1)
})

test('a restart lets the demo’s operator in again, after another password or a removal', async () => {
  const world = openWorld()
  await seedDeskGuest(world)
  const invited = await inviteOperator(world, DESK_GUEST)
  if (!invited.ok) throw new Error(invited.error.code)
  const password = 'somebody else’s secret'
  await acceptInvitation(world, { token: invited.value.token, password, session: null })
  expect((await logIn(world)).ok).toBe(false)
  await seedDeskGuest(world)
  expect((await logIn(world)).ok).toBe(true)
  await removeOperator(world, DESK_GUEST)
  await seedDeskGuest(world)
  expect((await logIn(world)).ok).toBe(true)
})
