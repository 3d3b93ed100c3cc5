import { inTurn } from '#adapters/shared/in-turn.ts'
import { PHOTO_SIZES, type PhotoId } from '#core/photos/photo.ts'
import type { PhotoFiles, Picture } from '#core/photos/pictures.ts'
import type { Millis } from '#core/shared/time.ts'
import { portrait } from '#ui/portrait/portrait.ts'
import { type DemoPerson, knownPeople, type WorldSize } from './people.ts'
import type { Later } from './timers.ts'

/** How large a portrait is, before it is developed. */
export const PORTRAIT = { width: 800, height: 1000 } as const

/**
 * The files of photos, in which the portraits of the demo world are drawn when somebody first asks for them:
 * developing them all would keep a first start waiting for minutes.
 */
export function withPortraits(
  files: PhotoFiles,
  world: WorldSize,
  develop: (svg: string) => Picture | Promise<Picture>,
): PhotoFiles {
  const sitters = new Map<PhotoId, { readonly person: DemoPerson; readonly scene: number }>(
    knownPeople(world).flatMap((person) =>
      person.portraits.map((id, scene) => [id, { person, scene }] as const),
    ),
  )
  const drawing = new Map<PhotoId, Promise<Picture>>()
  const easel = inTurn()

  const draw = async (id: PhotoId, svg: () => string): Promise<Picture> => {
    const picture = await develop(svg())
    for (const size of PHOTO_SIZES) await files.keep(id, size, picture.sizes[size])
    return picture
  }

  return {
    ...files,
    async read(id, size) {
      const kept = await files.read(id, size)
      const sitter = sitters.get(id)
      if (kept || !sitter) return kept
      const svg = () => portrait(sitter.person.id, sitter.person.traits, { scene: sitter.scene })
      const started = drawing.get(id) ?? easel(() => draw(id, svg))
      drawing.set(id, started)
      try {
        await started
      } finally {
        drawing.delete(id)
      }
      return files.read(id, size)
    },
  }
}

/** How many are drawn before somebody asks: what the first page of search shows, and a few more. */
const AHEAD = 30

/** Draws the first portraits of those whom search shows first, one now and then, before somebody asks for them. */
export function drawAhead(
  files: PhotoFiles,
  world: WorldSize,
  { later, every }: { readonly later: Later; readonly every: Millis },
): void {
  const waiting = knownPeople(world)
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
      later(every, next)
    }
  }
  later(every, next)
}
