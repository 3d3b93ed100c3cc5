import type { Ports } from '../ports.ts'
import { err, ok, type Result } from '../shared/result.ts'
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
}

/**
 * Approves or refuses a photo; may change an earlier decision. Ids are client-made and free again once a photo is
 * removed, so the decision names the files that were looked at too: it never applies to another picture.
 */
export async function reviewPhoto(
  { reads, atomically, now }: Needs,
  { photo: { id, key }, decision, insteadOf }: ReviewPhoto,
): Promise<Result<Photo, Extract<PhotoError, { code: 'photo.not-found' | 'photo.decided' }>>> {
  const member = (await reads.photos.byId(id))?.member
  if (!member) return err({ code: 'photo.not-found' })
  return atomically(async (stores) => {
    await stores.profiles.lock(member)
    const photo = await stores.photos.lock(id)
    if (!photo || photo.key !== key) return err({ code: 'photo.not-found' })
    const { state } = decision
    const found = decisionStateOf(photo.state)
    if (insteadOf && (found !== insteadOf || photo.state === state))
      return err({ code: 'photo.decided', state: found, by: null })
    const reason = decision.state === 'refused' ? decision.reason : null
    const at = now()
    const decidedAt = state === 'inspection' ? null : at
    const judged: Photo = { ...photo, state, reason, decidedAt }
    await stores.photos.save(judged)
    await settleMainPhoto(stores, member)
    await stores.events.append({ type: 'photo.decided', photo: id, member, state }, at)
    return ok(judged)
  })
}
