/**
 * Renders the film and the still windows, and encodes the film with ffmpeg, which must be
 * installed: `bun --preload ./tests/vanilla-extract.preload.ts app/landers/film/draw-loops.ts`.
 */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { $ } from 'bun'
import sharp, { type Sharp } from 'sharp'
import { STILL } from '../loops.ts'
import { WINDOWS, windowsAt } from './windows.ts'

const FOLDER = new URL('../../public/landers/', import.meta.url).pathname
/** Low frame rate: looks like stop motion. */
const FRAMES_A_SECOND = 12

type Film = {
  readonly name: string
  readonly seconds: number
  readonly width: number
  readonly height: number
  /** Time of the poster frame. */
  readonly poster: number
  readonly frameAt: (part: number) => string
}

const windows: Film = {
  ...WINDOWS,
  name: 'windows',
  width: 560,
  height: 700,
  // Time with the plane half way.
  poster: 0.24,
  frameAt: windowsAt,
}

type Size = Pick<Film, 'width' | 'height'>
const picture = (svg: string, { width, height }: Size) =>
  sharp(Buffer.from(svg), { density: 96 }).resize(width, height)
/** Saves a still picture. */
const keep = (name: string, still: Sharp) =>
  still.webp({ quality: 78, effort: 6 }).toFile(`${FOLDER}${name}.webp`)

for (const film of [windows]) {
  const { name, seconds, poster, frameAt } = film
  const frames = await mkdtemp(join(tmpdir(), 'film-'))
  const count = seconds * FRAMES_A_SECOND
  // Starts with the poster frame, to avoid a jump.
  const drawn = (part: number) => picture(frameAt((part + poster) % 1), film)
  for (let frame = 0; frame < count; frame++) {
    await drawn(frame / count)
      .png({ compressionLevel: 1 })
      .toFile(join(frames, `${String(frame).padStart(4, '0')}.png`))
  }
  await keep(name, drawn(0))
  const input = [
    '-y',
    '-loglevel',
    'error',
    '-framerate',
    String(FRAMES_A_SECOND),
    '-i',
    join(frames, '%04d.png'),
  ]
  const yuv = ['-an', '-pix_fmt', 'yuv420p']
  await $`ffmpeg ${input} ${yuv} -c:v libvpx-vp9 -b:v 0 -crf 42 -row-mt 1 -deadline good -cpu-used 1 -g 240 ${FOLDER}${name}.webm`
  await $`ffmpeg ${input} ${yuv} -c:v libx264 -preset veryslow -tune animation -crf 30 -g 240 -movflags +faststart ${FOLDER}${name}.mp4`
  await rm(frames, { recursive: true })
}

for (const name of STILL) await keep(name, picture(windowsAt(windows.poster, name), windows))
