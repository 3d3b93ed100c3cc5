import { expect, test } from 'bun:test'
import { inspectLink } from '#core/accounts/links/inspect-link.ts'
import { EXPIRED_LINK_RETENTION, pruneLinks } from '#core/accounts/links/prune-links.ts'
import { isUnsubscribe, LINK_PURPOSES } from '#core/accounts/links.ts'
import { lifeOf } from '#core/accounts/mail-links.ts'
import { openWorld } from '#tests/core/world.ts'
import { mailedLink } from './links.ts'

const KEPT = LINK_PURPOSES.filter((purpose) => !isUnsubscribe(purpose))

test.each(KEPT)(
  'an expired %s link is reported as expired for thirty days, then deleted',
  async (purpose) => {
    const world = openWorld()
    await world.member('ann')
    const token = await mailedLink(world, 'ann', purpose)
    world.pass(lifeOf(purpose) + EXPIRED_LINK_RETENTION)
    await pruneLinks(world)
    expect(await inspectLink(world, token)).toMatchObject({ purpose, state: 'expired' })
    world.pass(1)
    await pruneLinks(world)
    expect(await inspectLink(world, token)).toBeNull()
    expect(JSON.stringify(world.snapshot().links)).not.toContain('ann@example.test')
  },
)
