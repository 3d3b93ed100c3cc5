/** Renders the people of the landers and home, and the pictures of shared links: `bun app/landers/film/draw-people.ts`. Deterministic by seed. */
import sharp from 'sharp'
import { BRANDS } from '#core/site/settings.ts'
import { portrait } from '#ui/art/portrait/portrait.ts'
import { PAIRS, PEOPLE } from './people.ts'
import { preview } from './preview.ts'

const FOLDER = new URL('../../public/landers/people/', import.meta.url).pathname
/** Sizes by file suffix: twice the display size on a phone, large and small. */
const SIZES = { '': { width: 400, height: 500 }, s: { width: 240, height: 300 } } as const

const write = (drawn: Buffer, size: (typeof SIZES)[keyof typeof SIZES], name: string) =>
  sharp(drawn).resize(size).avif({ quality: 50, effort: 6 }).toFile(`${FOLDER}${name}.avif`)

for (const brand of BRANDS) {
  for (const [at, [seed, traits, shot]] of PEOPLE[brand].entries()) {
    const drawn = Buffer.from(portrait(seed, traits, { shot }))
    for (const [end, size] of Object.entries(SIZES))
      await write(drawn, size, `${brand}-${at + 1}${end}`)
  }
  for (const [at, facing] of (['right', 'left'] as const).entries()) {
    const [seed, traits, shot] = PAIRS[brand][at === 0 ? 0 : 1]
    const drawn = Buffer.from(portrait(seed, traits, { shot, facing }))
    await write(drawn, SIZES[''], `${brand}-looks-${facing}`)
  }
  // Programs that show a shared link do not all read AVIF.
  await sharp(Buffer.from(preview(brand)))
    .jpeg({ quality: 82, mozjpeg: true })
    .toFile(`${FOLDER}${brand}-preview.jpg`)
}
