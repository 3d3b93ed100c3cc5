import { describe, expect, test } from 'bun:test'
import { cancelMailChange, pendingMailChange } from '#core/accounts/credentials/mail-change.ts'
import { changeMail } from '#core/membership/signup/change-mail.ts'
import { DAY } from '#core/shared/time.ts'
import { openWorld, type World } from '#tests/core/world.ts'
import { mailedLink } from '../links/links.ts'

const NEW = 'ann.new@example.test'

async function annsWorld() {
  const world = openWorld()
  await world.member('ann')
  return { world }
}

describe('a requested email change', () => {
  const pending = (world: World) => pendingMailChange(world, 'ann')

  test('is known from its mail until it is confirmed', async () => {
    const { world } = await annsWorld()
    expect(await pending(world)).toBeNull()
    const token = await mailedLink(world, 'ann', 'change-mail', NEW)
    expect(await pending(world)).toEqual({ email: NEW, until: world.now() + DAY })
    await changeMail(world, { token, session: null })
    expect(await pending(world)).toBeNull()
  })

  test('ends after a day, and when it is cancelled', async () => {
    const { world } = await annsWorld()
    await mailedLink(world, 'ann', 'change-mail', NEW)
    world.pass(DAY)
    expect(await pending(world)).toBeNull()
    const token = await mailedLink(world, 'ann', 'change-mail', NEW)
    await cancelMailChange(world, 'ann')
    expect(await pending(world)).toBeNull()
    expect(await changeMail(world, { token, session: null })).toMatchObject({
      ok: false,
    })
  })
})
