import { describe, expect, test } from 'bun:test'
import sharp from 'sharp'
import { hairs, irises } from '#ui/art/portrait/palette.ts'
import { personOf } from '#ui/art/portrait/person.ts'
import { type PortraitTraits, portrait } from '#ui/art/portrait/portrait.ts'

const anyone = (at: number): PortraitTraits => ({
  gender: at % 2 ? 'male' : 'female',
  age: 19 + ((at * 17) % 57),
})

const bodies = ['slim', 'athletic', 'average', 'full'] as const
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

  test('a square crop shows the same picture closer, without what is held below it', () => {
    const inner = (picture: string) => picture.replace(/^<svg[^>]*>/, '').replace('</svg>', '')
    for (let at = 0; at < 20; at++) {
      const whole = portrait(`cas-${at}`, anyone(at))
      const square = portrait(`cas-${at}`, anyone(at), { crop: 'square' })
      expect(inner(whole)).toStartWith(inner(square))
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
        const renders = [0, 1, 2, 3, 4, 5, 6, 7].map((skin) => {
          const turn = row + skin
          const traits = {
            gender,
            age: 19 + turn * 2,
            hair,
            skin,
            body: bodies[turn % 4] ?? 'full',
            eyes: eyes[turn % 6] ?? 'hazel',
          } as const
          return rendered(portrait(`${hair}-${skin}`, traits))
        })
        for (const { info } of await Promise.all(renders)) expect(info.width).toBe(16)
      }
    }
  }, 120_000)

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
const nameless = (picture: string) => picture.replaceAll(/p[0-9a-z]+[cf](?=[")])/g, '')
