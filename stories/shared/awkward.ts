import { PHOTO_LIMIT } from '#core/photos/limits.ts'
import type { Profile } from '#core/profiles/profile.ts'
import { ok } from '#core/shared/result.ts'
import { and, type Situation, storyId } from './situation.ts'

/** A situation in which somebody's profile says something else. */
export const whoSays = (
  id: string,
  said: Partial<Pick<Profile, 'name' | 'about'>>,
  situation: Situation,
): Situation =>
  and(situation, ({ world: { ports } }) =>
    ports.atomically(async ({ profiles }) => {
      const profile = await profiles.lock(id)
      if (profile) await profiles.save({ ...profile, ...said })
      return ok(null)
    }),
  )

const GONE = storyId(0x404)

/** Where nothing is, though everything says that a photo is there. */
export const GONE_PHOTO = [`/api/photos/${GONE}/full`, `/api/photos/${GONE}/card`] as const

/** A situation in which somebody's main photo is one whose file is gone. */
export const whosePhotoIsGone = (id: string, situation: Situation): Situation =>
  and(situation, ({ world: { ports } }) =>
    ports.atomically(async ({ profiles, photos }) => {
      const photo = { id: GONE, key: GONE, member: id, state: 'active', reason: null } as const
      const size = { width: 800, height: 1000, addedAt: ports.now() }
      await photos.add({ ...photo, ...size }, PHOTO_LIMIT.premium)
      const profile = await profiles.lock(id)
      if (profile) await profiles.save({ ...profile, mainPhoto: photo.id })
      return ok(null)
    }),
  )

/** Whether all of a page is within the screen, however long its words are. */
export const fits = () => {
  const { scrollWidth, clientWidth } = document.documentElement
  return scrollWidth <= clientWidth
}
