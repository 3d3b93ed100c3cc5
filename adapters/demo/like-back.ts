import { isOnSite, type MemberId, sitesOf } from '#core/accounts/account.ts'
import { likeProfile } from '#core/discovery/liking/give-like.ts'
import type { Ports } from '#core/ports.ts'
import { hash } from '#ui/art/portrait/random.ts'

type Needs = Pick<Ports, 'reads' | 'atomically' | 'limits' | 'secrets' | 'now'>

/** Of every four likes, how many a demo member returns. */
const RETURNED = 3

type Pair = { readonly member: MemberId; readonly liker: MemberId }

/** Whether a demo member returns somebody's like: the same each time. */
export const returnsLike = ({ member, liker }: Pair): boolean =>
  hash(`${liker}/${member}`) % 4 < RETURNED

/** Lets a demo member return a like, so that a match can be seen. It never likes a real member who did not begin. */
export async function likeBack(ports: Needs, { member, liker }: Pair): Promise<void> {
  const { accounts, profiles, likes } = ports.reads
  if (!(await profiles.byId(member))?.demo || !(await likes.between(liker, member))) return
  const [own, other] = [await accounts.byId(member), await accounts.byId(liker)]
  const site = own && other && sitesOf(own).find((id) => isOnSite(other, id))
  if (!site) return
  if (!returnsLike({ member, liker })) return
  await likeProfile(ports, { from: member, to: liker, site })
}
