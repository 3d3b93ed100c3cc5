import type { Ports } from '#core/ports.ts'
import { PHOTO_LIMIT, type Photo, type PhotoId } from '#core/profiles/photo.ts'
import { ok } from '#core/shared/result.ts'
import { MINUTE } from '#core/shared/time.ts'
import { demoId } from './chance.ts'
import type { DemoPerson } from './demo-person.ts'
import { knownPeople, type WorldSize } from './people.ts'
import { PORTRAIT } from './portrait-size.ts'

/** A new portrait of somebody of the demo world, which waits for the desk. */
export type DeskPicture = {
  readonly id: PhotoId
  readonly person: DemoPerson
  /** Another one than those of their profile. */
  readonly scene: number
}

const HOW_MANY = 12
/** They were added one after the other. */
const APART = 23 * MINUTE

/** The pictures that nobody but the demo's operator judges: there is always something to try the desk with. */
export const deskPictures = (world: WorldSize): readonly DeskPicture[] =>
  knownPeople(world)
    .filter(({ kind, brand }) => kind === 'person' && brand === 'default')
    .slice(0, HOW_MANY)
    .map((person, nth) => ({
      id: demoId(`desk-picture/${nth}`),
      person,
      scene: person.portraits.length,
    }))

/** Adds them, once: what was decided stays so. */
export async function seedDeskPictures(
  { reads, atomically, now }: Pick<Ports, 'reads' | 'atomically' | 'now'>,
  world: WorldSize,
): Promise<void> {
  const pictures = deskPictures(world)
  const [first] = pictures
  if (!first || (await reads.photos.byId(first.id))) return
  await atomically(async ({ photos }) => {
    for (const [nth, { id, person }] of pictures.entries()) {
      const photo: Photo = {
        ...{ id, key: id, member: person.id },
        state: 'inspection',
        reason: null,
        ...PORTRAIT,
        addedAt: now() - (pictures.length - nth) * APART,
        decidedAt: null,
        lookAgainAt: null,
        refusedBefore: null,
        focus: null,
        cut: null,
      }
      await photos.add(photo, PHOTO_LIMIT.premium)
    }
    return ok(null)
  })
}
