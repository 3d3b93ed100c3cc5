import { describe, expect, test } from 'bun:test'
import sharp from 'sharp'
import { inTurn } from '#tests/share.ts'
import { apart } from '#ui/art/portrait/outfit.ts'
import { hairs, irises } from '#ui/art/portrait/palette.ts'
import { personOf } from '#ui/art/portrait/person.ts'
import {
  type PortraitTraits,
  portrait,
  portraitFace,
  type Shot,
  shotFor,
} from '#ui/art/portrait/portrait.ts'
import { stances } from '#ui/art/portrait/stances.ts'

const anyone = (at: number): PortraitTraits => ({
  gender: at % 2 ? 'male' : 'female',
  age: 19 + ((at * 17) % 57),
})

const bodies = ['slim', 'athletic', 'average', 'sturdy', 'curvy', 'full'] as const
const colours = ['bald', ...keysOf(hairs)] as const
const eyes = keysOf(irises)

function keysOf<T extends string>(record: Record<T, unknown>): T[] {
  return Object.keys(record).filter((key): key is T => key in record)
}

/** Renders as the server does, only smaller; the renderer refuses invalid XML. */
const rendered = (svg: string) =>
  sharp(Buffer.from(svg.replace(/width="\d+" height="\d+"/, 'width="16" height="20"')))
    .raw()
    .toBuffer({ resolveWithObject: true })

describe('portraits', () => {
  test('the same seed, traits and scene always give the same picture', () => {
    for (let at = 0; at < 20; at++) {
      const draw = () => portrait(`ann-${at}`, anyone(at), { scene: at % 4 })
      expect(draw()).toBe(draw())
    }
  })

  test('no two of five hundred portraits are alike', () => {
    const pictures = Array.from({ length: 500 }, (_, at) => portrait(`${at}`, anyone(0)))
    expect(new Set(pictures.map(nameless)).size).toBe(500)
  })

  test('another scene shows the same person with another background', () => {
    for (let at = 0; at < 12; at++) {
      const { skin } = personOf(`bea-${at}`, anyone(at))
      const scenes = [0, 1, 2].map((scene) => portrait(`bea-${at}`, anyone(at), { scene }))
      expect(new Set(scenes).size).toBe(3)
      for (const picture of scenes) {
        expect(picture).toContain(skin.lit)
        expect(picture).toContain(skin.shaded)
      }
    }
  })

  test('a square crop shows the face of the same picture, in its middle', () => {
    const inner = (picture: string) => picture.replace(/^<svg[^>]*>/, '').replace('</svg>', '')
    for (let at = 0; at < 20; at++) {
      const whole = portrait(`cas-${at}`, anyone(at))
      const square = portrait(`cas-${at}`, anyone(at), { crop: 'square' })
      expect(inner(whole)).toBe(inner(square))
      const face = portraitFace(`cas-${at}`, anyone(at))
      const [x = 0, y = 0, side = 0] = (/viewBox="([^"]+)"/.exec(square)?.[1] ?? '')
        .split(' ')
        .map(Number)
      expect(side).toBeLessThanOrEqual(800)
      expect((face.x * 800 - x) / side).toBeWithin(0.25, 0.75)
      expect((face.y * 1000 - y) / side).toBeWithin(0.25, 0.75)
      expect(square).toContain('width="800" height="800"')
      expect(whole).toContain('width="800" height="1000"')
    }
  })

  test('a portrait is self-contained: no requests, no scripts, valid references', () => {
    for (let at = 0; at < 120; at++) {
      const picture = portrait(`solo-${at}`, anyone(at), { scene: at % 6 })
      expect(picture).not.toMatch(
        /<(script|style|image|use|text|foreignObject|filter)|href|style=|NaN|undefined|Infinity/,
      )
      const referred = [...picture.matchAll(/url\(#([^)]+)\)/g)].map(([, id]) => id)
      for (const id of referred) expect(picture.split(`id="${id}"`)).toHaveLength(2)
      expect(picture.length).toBeLessThan(90_000)
    }
  })

  test('every combination of hair, skin, body and eyes can be rendered on the server', async () => {
    for (const gender of ['male', 'female'] as const) {
      for (const [row, hair] of colours.entries()) {
        const renders = inTurn([0, 1, 2, 3, 4, 5, 6, 7], row).map((skin) => {
          const turn = row + skin
          const traits = {
            gender,
            age: 19 + turn * 2,
            hair,
            skin,
            body: bodies[turn % 6] ?? 'full',
            eyes: eyes[turn % 6] ?? 'hazel',
          } as const
          return rendered(portrait(`${hair}-${skin}`, traits))
        })
        for (const { info } of await Promise.all(renders)) expect(info.width).toBe(16)
      }
    }
  }, 120_000)

  test('every stance can be drawn for every body, and keeps the face on the picture', async () => {
    for (const [at, stance] of keysOf(stances).entries()) {
      for (const body of inTurn(bodies, at)) {
        const traits = { ...anyone(at), body }
        const shot = { stance, place: 'park' }
        const { x, y, wide } = portraitFace(`eva-${stance}`, traits, { shot })
        expect(x - wide / 3).toBeGreaterThan(0)
        expect(x + wide / 3).toBeLessThan(1)
        expect(y - wide / 3).toBeGreaterThan(0)
        expect(wide).toBeWithin(0.15, 0.7)
        const { info } = await rendered(portrait(`eva-${stance}`, traits, { shot }))
        expect(info.width).toBe(16)
      }
    }
  }, 60_000)

  test('a face is where the portrait says it is', async () => {
    for (let at = 0; at < 24; at++) {
      const seed = `fay-${at}`
      const traits = { gender: 'female', age: 30, religious: false } as const
      const shot = { stance: 'aside', place: 'sea' } as const
      const { skin } = personOf(seed, traits)
      const face = portraitFace(seed, traits, { shot })
      const { data, info } = await sharp(Buffer.from(portrait(seed, traits, { shot })))
        .resize(160, 200)
        .removeAlpha()
        .raw()
        .toBuffer({ resolveWithObject: true })
      const [left, top] = [Math.round(face.x * 160), Math.round((face.y + face.wide * 0.1) * 200)]
      const seen = data
        .subarray((top * info.width + left) * 3)
        .subarray(0, 3)
        .toHex()
      const far = Math.min(apart(`#${seen}`, skin.lit), apart(`#${seen}`, skin.shaded))
      expect(far, seed).toBeLessThan(70)
    }
  })

  test('a next picture repeats neither the place nor the stance of the recent ones', () => {
    const recent: Shot[] = []
    for (let at = 0; at < 200; at++) {
      const shot = shotFor(`finn-${at}`, anyone(at), recent.slice(-8))
      for (const other of recent.slice(-8)) {
        expect(shot.place).not.toBe(other.place)
        expect(shot.stance).not.toBe(other.stance)
      }
      recent.push(shot)
    }
    expect(new Set(recent.map(({ stance }) => stance)).size).toBe(keysOf(stances).length)
  })

  test('where religious dress would hurt, nobody wears any', () => {
    const styles = (religious: false | undefined) =>
      Array.from({ length: 600 }, (_, at) => {
        const traits = { ...anyone(at), skin: 3 + (at % 4) }
        return personOf(`gul-${at}`, religious === false ? { ...traits, religious } : traits).style
      })
    const worn = (style: string) => style === 'hijab' || style === 'turban'
    expect(styles(undefined).some(worn)).toBe(true)
    expect(styles(false).some(worn)).toBe(false)
  })

  test('hair turns grey with the years, and a woman with short hair wears earrings', () => {
    const people = Array.from({ length: 300 }, (_, at) => ({ at, ...anyone(at) }))
    const drawn = people.map(({ at, ...traits }) =>
      personOf(`ida-${at}`, { ...traits, hair: 'brown' }),
    )
    expect(drawn.filter(({ age, greying }) => age < 36 && greying > 0)).toEqual([])
    const old = drawn.filter(({ age }) => age > 66)
    expect(old.filter(({ greying }) => greying > 0.9).length).toBeGreaterThan(old.length * 0.6)
    const pixies = drawn.filter(({ gender, style }) => gender === 'female' && style === 'pixie')
    expect(pixies.length).toBeGreaterThan(0)
    expect(pixies.filter(({ earrings }) => earrings === 'none')).toEqual([])
  })

  test('the whole picture has a background', async () => {
    for (let at = 0; at < 60; at++) {
      const { data, info } = await rendered(portrait(`cover-${at}`, anyone(at), { scene: at % 8 }))
      const alphas = Array.from(
        { length: info.width * info.height },
        (_, pixel) => data[pixel * info.channels + 3],
      )
      expect(Math.min(...alphas.map((alpha) => alpha ?? 255))).toBe(255)
    }
  })
})

/** A picture without the ids of its clip paths, which depend on the seed. */
const nameless = (picture: string) => picture.replaceAll(/p[0-9a-z]+[cft](?=[")])/g, '')
