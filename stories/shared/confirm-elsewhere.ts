import type { World } from '#api/world.ts'
import { ok } from '#core/shared/result.ts'

/** A member confirms on another device, and this page misses the live update. */
export const confirmElsewhere = ({ ports }: Pick<World, 'ports'>, email: string) =>
  ports.atomically(async ({ accounts }) => {
    const account = await accounts.byEmail(email)
    if (!account) throw new Error('there is no such member')
    await accounts.save({ ...account, status: 'active', confirmedAt: ports.now() })
    return ok(null)
  })
