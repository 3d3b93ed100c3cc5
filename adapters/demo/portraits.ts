import { serialQueue } from '#adapters/shared/serial-queue.ts'
import type { Focus, PhotoKey, Picture } from '#core/profiles/photo.ts'
import type { PhotoFiles } from '#core/profiles/ports.ts'
import type { Millis } from '#core/shared/time.ts'
import { portrait, portraitFace } from '#ui/art/portrait/portrait.ts'
import type { DemoPerson } from './demo-person.ts'
import { deskPictures } from './desk-pictures.ts'
import { focusOn } from './focus-on.ts'
import { GUEST_PHOTO, GUEST_SITTER } from './guest-world.ts'
import { knownPeople, type WorldSize } from './people.ts'
import type { Schedule } from './timers.ts'

type Sitter = {
  readonly person: Pick<DemoPerson, 'id' | 'traits' | 'shot'>
  readonly scene: number
}

/** Turns a portrait and where its face is into a photo's sizes. */
export type Develop = (svg: string, face: Focus) => Picture | Promise<Picture>

/**
 * The files of photos, in which the portraits of the demo world are drawn when somebody first asks for them:
 * developing them all would keep a first start waiting for minutes.
 */
export function withPortraits(files: PhotoFiles, world: WorldSize, develop: Develop): PhotoFiles {
  const sitters = new Map<PhotoKey, Sitter>([
    ...knownPeople(world).flatMap((person) =>
      person.portraits.map((id, scene) => [id, { person, scene }] as const),
    ),
    ...deskPictures(world).map(({ id, ...sitter }) => [id, sitter] as const),
    [GUEST_PHOTO, { person: GUEST_SITTER, scene: 0 }],
  ])
  const drawing = new Map<PhotoKey, Promise<void>>()
  const easel = serialQueue()

  const draw = async (key: PhotoKey, { person, scene }: Sitter): Promise<void> => {
    const { id, traits, shot } = person
    const options = { scene, shot }
    const face = focusOn(portraitFace(id, traits, options))
    const picture = await develop(portrait(id, traits, options), face)
    // A crash may have left half of it.
    await files.remove(key)
    await files.keep(key, picture.sizes)
    await files.settle(key)
  }

  return {
    ...files,
    async read(key, size) {
      const stored = await files.read(key, size)
      const sitter = sitters.get(key)
      if (stored || !sitter) return stored
      const started = drawing.get(key) ?? easel(() => draw(key, sitter))
      drawing.set(key, started)
      try {
        await started
      } finally {
        drawing.delete(key)
      }
      return files.read(key, size)
    },
  }
}

/** How many are drawn before somebody asks: what the first page of search shows, and a few more. */
const AHEAD = 30

/** Draws the first portraits of those whom search shows first, one now and then, before somebody asks for them. */
export function prerenderPortraits(
  files: PhotoFiles,
  world: WorldSize,
  { schedule, every }: { readonly schedule: Schedule; readonly every: Millis },
): void {
  const waiting = knownPeople(world)
    .filter(({ brand }) => brand === 'default')
    .toSorted((a, b) => a.activeAgo - b.activeAgo)
    .flatMap(({ portraits }) => portraits.slice(0, 1))
    .slice(0, AHEAD)
    .values()
  const next = async () => {
    const { value: id } = waiting.next()
    if (id === undefined) return
    try {
      await files.read(id, 'thumb')
    } finally {
      schedule(every, next)
    }
  }
  schedule(every, next)
}
