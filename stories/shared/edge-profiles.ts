import { PHOTO_LIMIT } from '#core/profiles/photo.ts'
import type { Profile } from '#core/profiles/profile.ts'
import { ok } from '#core/shared/result.ts'
import { and, type Situation, storyId } from '../../app/mocks/scenes/situation.ts'

/** A situation with other profile data. */
export const whoSays = (
  id: string,
  changes: Partial<Pick<Profile, 'name' | 'about'>>,
  situation: Situation,
): Situation =>
  and(situation, ({ world: { ports } }) =>
    ports.atomically(async ({ profiles }) => {
      const profile = await profiles.lock(id)
      if (profile) await profiles.save({ ...profile, ...changes })
      return ok(null)
    }),
  )

const GONE = storyId(0x404)

/** A URL of a missing photo. */
export const GONE_PHOTO = [`/api/photos/${GONE}/full`, `/api/photos/${GONE}/card`] as const

/** A situation in which a main photo's file is missing. */
export const whosePhotoIsGone = (id: string, situation: Situation): Situation =>
  and(situation, ({ world: { ports } }) =>
    ports.atomically(async ({ profiles, photos }) => {
      const photo = { id: GONE, key: GONE, member: id, state: 'active', reason: null } as const
      const size = {
        width: 800,
        height: 1000,
        focus: null,
        cut: null,
        addedAt: ports.now(),
        decidedAt: null,
        lookAgainAt: null,
        refusedBefore: null,
      }
      await photos.add({ ...photo, ...size }, PHOTO_LIMIT.premium)
      const profile = await profiles.lock(id)
      if (profile) await profiles.save({ ...profile, mainPhoto: photo.id })
      return ok(null)
    }),
  )

/** Whether a page has no horizontal overflow, however long its words are. */
export const fits = () => {
  const { scrollWidth, clientWidth } = document.documentElement
  return scrollWidth <= clientWidth
}
