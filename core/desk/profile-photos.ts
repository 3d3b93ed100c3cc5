import type { MemberId } from '../accounts/account.ts'
import { listPhotoActions, type NamedAction } from '../operators/list-actions.ts'
import type { Photo } from '../photos/photo.ts'
import type { Ports } from '../ports.ts'

/** A photo of a profile, in any state, and the action of an operator that it has its state from. */
export type ProfilePhoto = { readonly photo: Photo; readonly decided: NamedAction | null }

/** A member's photos, with who decided on each; the actions on those that were removed too, newest first. */
export async function profilePhotos(
  { reads }: Pick<Ports, 'reads'>,
  member: MemberId,
): Promise<{
  readonly photos: readonly ProfilePhoto[]
  readonly actions: readonly NamedAction[]
}> {
  const [photos, actions] = await Promise.all([
    reads.photos.of(member),
    listPhotoActions({ reads }, member),
  ])
  return {
    actions,
    photos: photos.map((photo) => ({ photo, decided: decisionOn(photo, actions) })),
  }
}

const ACTION_OF = {
  inspection: null,
  active: 'photo.approved',
  refused: 'photo.refused',
} as const

/** Ids are free again once a photo is removed: the action must fit the photo as it is. */
function decisionOn(
  { id, addedAt, state, reason }: Photo,
  actions: readonly NamedAction[],
): NamedAction | null {
  const last = actions.find(({ subject, at }) => subject === id && at >= addedAt)
  return last && last.action === ACTION_OF[state] && last.reason === reason ? last : null
}
