import { expect, test } from 'bun:test'
import { readdir } from 'node:fs/promises'
import sharp from 'sharp'
import { type Shot, take } from '#stories/pictures/photographs/camera.ts'
import { SHOTS } from '#stories/pictures/photographs/shots.ts'

const FOLDER = new URL('../../stories/pictures/photographs/', import.meta.url).pathname
const KEPT = { each: 60_000, all: 200_000 } as const

test('each shot of the gallery has been taken, and all of them are small', async () => {
  const files = (await readdir(FOLDER)).filter((name) => name.endsWith('.webp'))
  expect(files.toSorted()).toEqual(
    Object.keys(SHOTS)
      .map((name) => `${name}.webp`)
      .toSorted(),
  )
  const sizes = files.map((name) => Bun.file(`${FOLDER}${name}`).size)
  expect(Math.max(...sizes)).toBeLessThan(KEPT.each)
  expect(sizes.reduce((sum, size) => sum + size)).toBeLessThan(KEPT.all)
})

test('they have the tones they are there for', async () => {
  const brightness = async (name: keyof typeof SHOTS) => {
    const { channels } = await sharp(`${FOLDER}${name}.webp`).stats()
    return channels.slice(0, 3).reduce((sum, { mean }) => sum + mean, 0) / 3
  }
  expect(await brightness('bar')).toBeLessThan(60)
  expect(await brightness('blown-out')).toBeGreaterThan(215)
  expect(await brightness('window')).toBeWithin(90, 190)
  expect((await sharp(`${FOLDER}small.webp`).metadata()).width).toBe(240)
  const { width = 0, height = 0 } = await sharp(`${FOLDER}mountain.webp`).metadata()
  expect(width).toBeGreaterThan(height)
})

test('the same shot is the same photograph', () => {
  const small: Shot = { ...SHOTS.small, width: 24, height: 30 }
  expect(take(small)).toEqual(take(small))
  expect(take({ ...small, seed: 'other' })).not.toEqual(take(small))
})
