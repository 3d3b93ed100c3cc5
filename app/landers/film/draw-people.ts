/** Renders the people of the landers: `bun app/landers/film/draw-people.ts`. Deterministic by seed. */
import sharp from 'sharp'
import { BRANDS } from '#core/site/settings.ts'
import { portrait } from '#ui/art/portrait/portrait.ts'
import { PEOPLE } from './people.ts'

const FOLDER = new URL('../../public/landers/people/', import.meta.url).pathname
/** Sizes by file suffix: twice the display size on a phone, large and small. */
const SIZES = { '': { width: 400, height: 500 }, s: { width: 240, height: 300 } } as const

for (const brand of BRANDS) {
  for (const [at, [seed, traits, shot]] of PEOPLE[brand].entries()) {
    const drawn = Buffer.from(portrait(seed, traits, { shot }))
    for (const [end, size] of Object.entries(SIZES))
      await sharp(drawn)
        .resize(size)
        .avif({ quality: 50, effort: 6 })
        .toFile(`${FOLDER}${brand}-${at + 1}${end}.avif`)
  }
}
