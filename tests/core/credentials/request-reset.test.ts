import { describe, expect, test } from 'bun:test'
import { requestReset } from '#core/credentials/request-reset.ts'
import { DAY } from '#core/shared/time.ts'
import { openWorld, type World } from '#tests/core/world.ts'

const ADDRESS = '192.0.2.1'

async function annAt() {
  const world = openWorld()
  return { world, ann: await world.member('ann') }
}

const mails = async (world: World) => (await world.deliveries()).map(({ notice }) => notice.kind)

describe('asking for a reset mail', () => {
  const ask = (world: World, email = 'Ann@example.test', address = ADDRESS) =>
    requestReset(world, { email, address, site: 'vonk' })

  test('sends one, three times a day', async () => {
    const { world } = await annAt()
    for (let command = 0; command < 3; command += 1) expect((await ask(world)).ok).toBe(true)
    expect(await ask(world)).toEqual({
      ok: false,
      error: { code: 'mails.too-many', minutes: 24 * 60 },
    })
    expect(await mails(world)).toEqual(['reset', 'reset', 'reset'])
    world.pass(DAY)
    expect((await ask(world)).ok).toBe(true)
    expect((await ask(world, '\u200Bann@example.test ')).ok).toBe(true)
  })

  test('works for the owner after a stranger used up their own three', async () => {
    const { world } = await annAt()
    for (let command = 0; command < 4; command += 1) await ask(world)
    const ok: boolean[] = []
    for (let network = 0; network < 5; network += 1) {
      for (let nth = 0; nth < 3; nth += 1) {
        ok.push((await ask(world, 'ann@example.test', `198.51.${network}.1`)).ok)
      }
    }
    expect(ok.filter(Boolean)).toHaveLength(9)
    expect(ok[0]).toBe(true)
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
