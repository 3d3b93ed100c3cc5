import type { MemberId } from '../accounts/account.ts'
import { tryKeys } from '../accounts/rate-limit.ts'
import { consumeTry } from '../accounts/tries.ts'
import type { Ports } from '../ports.ts'
import { minutesUntil } from '../shared/limit.ts'
import { err, ok, type Result } from '../shared/result.ts'
import type { Instant } from '../shared/time.ts'
import { applyBlock, shownNames } from './apply-block.ts'
import type { BlockError } from './errors.ts'

type Needs = Pick<Ports, 'atomically' | 'limits' | 'secrets' | 'now'>
type Command = { readonly member: MemberId; readonly blocked: MemberId }

/** Blocks a member: neither sees nor writes to the other (spec §6). */
export async function blockMember(
  { atomically, limits, secrets, now }: Needs,
  { member, blocked }: Command,
): Promise<Result<null, BlockError>> {
  if (member === blocked) return err({ code: 'block.self' })
  return atomically(async (stores) => {
    const [, other] = await stores.accounts.lockBoth(member, blocked)
    if (!other) return err({ code: 'profile.not-found' })
    const at = now()
    if (!(await applyBlock(stores, { member, blocked, at }))) return ok(null)
    const counted = { key: tryKeys(secrets).blocks(member), limit: limits.blocks }
    const until = await consumeTry(stores, counted, at)
    return until ? err({ code: 'blocks.too-many', minutes: minutesUntil(until, at) }) : ok(null)
  })
}

/** Lets two members see each other again; likes and chats that the block removed stay gone. */
export async function unblock(
  { atomically, now }: Pick<Ports, 'atomically' | 'now'>,
  { member, blocked }: { readonly member: MemberId; readonly blocked: MemberId },
): Promise<void> {
  await atomically(async ({ accounts, blocks, events }) => {
    await accounts.lockBoth(member, blocked)
    if (await blocks.remove(member, blocked)) {
      await events.append({ type: 'member.unblocked', by: member, blocked }, now())
    }
    return ok(null)
  })
}

/** A blocked member, by their profile name; `null` if they are erased or not shown, or blocked this member too. */
type Blocked = {
  readonly id: MemberId
  readonly name: string | null
  readonly at: Instant
}

/** Members blocked by a member, newest first. */
export async function listBlocked(
  { reads }: Pick<Ports, 'reads'>,
  { member }: { readonly member: MemberId },
): Promise<readonly Blocked[]> {
  const blocks = await reads.blocks.by(member)
  const ids = blocks.map(({ blocked }) => blocked)
  const names = await shownNames({ reads }, member, ids)
  return blocks.map(({ blocked, at }) => ({ id: blocked, name: names.get(blocked) ?? null, at }))
}
