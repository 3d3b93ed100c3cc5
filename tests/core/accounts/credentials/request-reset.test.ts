import { describe, expect, test } from 'bun:test'
import { requestReset } from '#core/accounts/credentials/reset-password.ts'
import { sendDue } from '#core/notifications/sending/delivery-worker.ts'
import { DAY, MINUTE } from '#core/shared/time.ts'
import { openWorld, type World } from '#tests/core/world.ts'

const ADDRESS = '192.0.2.1'

async function annAt() {
  const world = openWorld()
  return { world, ann: await world.member('ann') }
}

const mails = async (world: World) =>
  (await world.deliveries()).map(({ notification }) => notification.kind)

describe('asking for a reset mail', () => {
  const ask = (world: World, email = 'Ann@example.test', address = ADDRESS) =>
    requestReset(world, { email, address, site: 'vonk' })

  /** Sends what is due; after forty-six minutes that mail is no help any more. */
  const later = async (world: World) => {
    await world.consume()
    await sendDue(world, { urlOf: () => 'https://vonk.test', jitter: () => 0 })
    world.pass(46 * MINUTE)
  }

  test('sends one, three times a day', async () => {
    const { world } = await annAt()
    for (let command = 0; command < 3; command += 1) {
      expect((await ask(world)).ok).toBe(true)
      await later(world)
    }
    expect(await ask(world)).toMatchObject({ ok: false, error: { code: 'mails.too-many' } })
    expect(world.mailer.letters).toHaveLength(3)
    world.pass(DAY)
    expect((await ask(world, '\u200Bann@example.test ')).ok).toBe(true)
  })

  test('sends and counts none while one is on its way, or works', async () => {
    const { world } = await annAt()
    for (let nth = 0; nth < 5; nth += 1) expect((await ask(world)).ok).toBe(true)
    expect(await mails(world)).toEqual(['reset'])
    await later(world)
    world.pass(-2 * MINUTE)
    for (let nth = 0; nth < 5; nth += 1) expect((await ask(world)).ok).toBe(true)
    await later(world)
    expect(world.mailer.letters).toHaveLength(1)
    expect((await ask(world)).ok).toBe(true)
    await later(world)
    expect(world.mailer.letters).toHaveLength(2)
  })

  test('sends another once the link was used, or the address is another', async () => {
    const { world, ann } = await annAt()
    await ask(world)
    await world.consume()
    await sendDue(world, { urlOf: () => 'https://vonk.test', jitter: () => 0 })
    await world.commit(async ({ links }) => {
      const link = await links.newest('ann', 'reset')
      if (link) await links.use(link.hash, world.now())
    })
    await ask(world)
    await later(world)
    expect(world.mailer.letters).toHaveLength(2)
    await world.commit(({ accounts }) => accounts.save({ ...ann, email: 'anna@example.test' }))
    world.pass(-40 * MINUTE)
    await ask(world, 'anna@example.test')
    await later(world)
    expect(world.mailer.letters.at(-1)?.to).toBe('anna@example.test')
  })

  test('works for its owner, however many strangers in however many networks ask all day', async () => {
    const { world } = await annAt()
    for (let nth = 0; nth < 30; nth += 1) {
      expect((await ask(world, 'ann@example.test', `198.51.${nth % 12}.1`)).ok).toBe(true)
      await later(world)
    }
    expect((await ask(world)).ok).toBe(true)
    await later(world)
    expect(world.mailer.letters).toHaveLength(31)
  })

  test('reports an unknown email, with a rate limit per address block', async () => {
    const { world } = await annAt()
    for (let command = 0; command < 20; command += 1) {
      expect(await ask(world, 'nobody@example.test')).toEqual({
        ok: false,
        error: { code: 'email.not-found' },
      })
    }
    expect(await ask(world)).toEqual({ ok: false, error: { code: 'tries.too-many', minutes: 60 } })
    expect((await ask(world, 'ann@example.test', '198.51.100.1')).ok).toBe(true)
  })

  test('counts every request, so that members cannot be enumerated', async () => {
    const { world } = await annAt()
    for (let command = 0; command < 20; command += 1) await ask(world)
    expect(await ask(world, 'nobody@example.test')).toMatchObject({
      error: { code: 'tries.too-many' },
    })
  })

  test('does not find deleted members', async () => {
    const { world, ann } = await annAt()
    await world.commit(({ accounts }) => accounts.save({ ...ann, status: 'deleted' }))
    expect(await ask(world)).toMatchObject({ error: { code: 'email.not-found' } })
  })
})
