import type { Ports, Stores } from '../ports.ts'
import { err, ok, type Result } from '../shared/result.ts'
import { hashOf } from '../shared/text.ts'
import type { Instant } from '../shared/time.ts'
import type { Settings } from '../site/settings.ts'
import type { PhotoError } from './errors.ts'
import { type DecisionState, decisionStateOf, type Photo, type PhotoRefusal } from './photo.ts'
import { settleMainPhoto } from './photos/change-photos.ts'

/** The moderation decision; `inspection` undoes one. */
export type Decision =
  | { readonly state: 'active' | 'inspection' }
  | { readonly state: 'refused'; readonly reason: PhotoRefusal }

type Needs = Pick<Ports, 'reads' | 'atomically' | 'now'>

export type ReviewPhoto = {
  readonly photo: Pick<Photo, 'id' | 'key'>
  readonly decision: Decision
  /** The state that was looked at: the decision is refused where it is another by now, and where it changes nothing. */
  readonly insteadOf?: DecisionState
  /** Whether a second operator looks at it once it is approved. */
  readonly again?: boolean
}

type Judged = Result<Photo, Extract<PhotoError, { code: 'photo.not-found' | 'photo.decided' }>>

/**
 * Approves or refuses a photo; may change an earlier decision. Ids are client-made and free again once a photo is
 * removed, so the decision names the files that were looked at too: it never applies to another picture.
 */
export async function reviewPhoto(
  { reads, atomically, now }: Needs,
  review: ReviewPhoto,
): Promise<Judged> {
  const member = (await reads.photos.byId(review.photo.id))?.member
  if (!member) return err({ code: 'photo.not-found' })
  return atomically(async (stores) => {
    await stores.profiles.lock(member)
    return judgePhoto(stores, review, now())
  })
}

/** The same in a transaction that has locked the profile. */
export async function judgePhoto(
  stores: Pick<Stores, 'photos' | 'profiles' | 'events'>,
  { photo: { id, key }, decision, insteadOf, again = false }: ReviewPhoto,
  at: Instant,
): Promise<Judged> {
  const photo = await stores.photos.lock(id)
  if (!photo || photo.key !== key) return err({ code: 'photo.not-found' })
  const { state } = decision
  const found = decisionStateOf(photo.state)
  if (insteadOf && (found !== insteadOf || photo.state === state))
    return err({ code: 'photo.decided', state: found, by: null })
  const reason = decision.state === 'refused' ? decision.reason : null
  const decidedAt = state === 'inspection' ? null : at
  const lookAgainAt = state === 'active' && again ? at : null
  const judged: Photo = { ...photo, state, reason, decidedAt, lookAgainAt }
  await stores.photos.save(judged)
  await settleMainPhoto(stores, photo.member)
  await stores.events.append({ type: 'photo.decided', photo: id, member: photo.member, state }, at)
  return ok(judged)
}

/** Whether an approved photo is looked at again. By its key: a member makes the id, and could choose one that is not. */
export const isSampled = (
  { key }: Pick<Photo, 'key'>,
  { secondLookPercentage }: Pick<Settings, 'secondLookPercentage'>,
): boolean => hashOf(key) % 100 < secondLookPercentage
