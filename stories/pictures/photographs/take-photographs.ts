/** Takes the photographs of the gallery: `bun stories/pictures/photographs/take-photographs.ts`. Nobody on them exists. */
import sharp from 'sharp'
import { take } from './camera.ts'
import { SHOTS } from './shots.ts'

/** Widths they are kept at: all of them together stay under 200 kB. */
const WIDTH = { tall: 480, wide: 640 } as const

for (const [name, shot] of Object.entries(SHOTS)) {
  const { width, height } = shot
  await sharp(take(shot), { raw: { width, height, channels: 3 } })
    .resize({ width: Math.min(width, WIDTH[width > height ? 'wide' : 'tall']) })
    .webp({ quality: 64, effort: 6, smartSubsample: true })
    .toFile(new URL(`${name}.webp`, import.meta.url).pathname)
}
