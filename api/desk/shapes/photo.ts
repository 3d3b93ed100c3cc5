import { t } from 'elysia'
import type { ProfilePhoto } from '#core/desk/photos/profile-photos.ts'
import { pictureName } from '#core/desk/photos/waiting-pictures.ts'
import { PHOTO_REFUSALS } from '#core/profiles/photo.ts'
import { isoOf } from '#core/shared/time.ts'
import { Moment, momentOf, Nullable, OneOf, Whole } from '../../basics.ts'

/** Why a photo was refused, in codes that have a text. */
export const ReasonShape = OneOf(PHOTO_REFUSALS)

export const reasonOf = (reason: string | null) =>
  PHOTO_REFUSALS.find((known) => known === reason) ?? null

/** A photo of a profile in any state, for operators. */
export const ProfilePhotoShape = t.Object({
  id: t.String(),
  /** Photo and files: a decision never applies to another picture. */
  picture: t.String(),
  state: OneOf(['inspection', 'active', 'refused']),
  reason: Nullable(ReasonShape),
  width: Whole(),
  height: Whole(),
  added_at: Moment,
  /** The operator whose decision holds; `null` for nobody known. */
  decided_by: Nullable(t.String()),
  decided_at: Nullable(Moment),
})

export const profilePhotoOf = ({ photo, decided }: ProfilePhoto) => ({
  id: photo.id,
  picture: pictureName(photo),
  state: photo.state,
  reason: reasonOf(photo.reason),
  width: photo.width,
  height: photo.height,
  added_at: isoOf(photo.addedAt),
  decided_by: decided?.by ?? null,
  decided_at: momentOf(decided?.at ?? null),
})
