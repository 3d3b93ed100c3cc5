import { describe, expect, test } from 'bun:test'
import { differenceCiede2000 } from 'culori'
import fc from 'fast-check'
import { deriveBrand } from '#ui/tokens/brand.ts'
import { brandCss } from '#ui/tokens/brand-css.ts'
import {
  contrast,
  type Hex,
  SHAPE_CONTRAST,
  TEXT_CONTRAST,
  worstContrast,
} from '#ui/tokens/contrast.ts'
import { toHex, toOklch } from '#ui/tokens/oklch.ts'
import { BRANDS, emberFamily, NICHE_COLORS, palette } from '#ui/tokens/palette.ts'
import { MODES, SHAPE_PAIRS, SHARED, TEXT_PAIRS } from '#ui/tokens/roles.ts'

const aColor = fc
  .integer({ min: 0, max: 0xff_ff_ff })
  .map((value): Hex => `#${value.toString(16).padStart(6, '0')}`)

test('black on white has the highest contrast, and a colour on itself the lowest', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5)
  expect(contrast('#c8371f', '#c8371f')).toBe(1)
})

test('contrast is symmetric', () => {
  fc.assert(
    fc.property(aColor, aColor, (one, other) => contrast(one, other) === contrast(other, one)),
  )
})

test('a colour survives parsing and formatting', () => {
  fc.assert(
    fc.property(aColor, (color) => {
      const look = toOklch(color)
      return look !== null && toHex(look) === color
    }),
  )
})

for (const brand of BRANDS) {
  for (const mode of MODES) {
    describe(`${brand} in ${mode}`, () => {
      const colors = palette(brand, mode)

      test.each(TEXT_PAIRS.map((pair) => [...pair] as const))(
        '%s is readable on %s',
        (front, back) => {
          expect(contrast(colors[front], colors[back])).toBeGreaterThanOrEqual(TEXT_CONTRAST)
        },
      )

      test.each(SHAPE_PAIRS.map((pair) => [...pair] as const))(
        '%s is distinguishable from %s',
        (front, back) => {
          expect(contrast(colors[front], colors[back])).toBeGreaterThanOrEqual(SHAPE_CONTRAST)
        },
      )
    })
  }
}

const EMBER_TEXT = TEXT_PAIRS.filter((pair) => pair.some((role) => /ember/i.test(role)))
const EMBER_SHAPES = SHAPE_PAIRS.filter((pair) => pair.some((role) => /ember/i.test(role)))

describe("a theme made from a site's own colour", () => {
  test('is readable with any colour', () => {
    fc.assert(
      fc.property(aColor, fc.constantFrom(...MODES), (color, mode) => {
        const derived = deriveBrand(color)
        if (!derived) return false
        const colors = { ...SHARED[mode], ...derived.family[mode] }
        return (
          EMBER_TEXT.every(([a, b]) => contrast(colors[a], colors[b]) >= TEXT_CONTRAST) &&
          EMBER_SHAPES.every(([a, b]) => contrast(colors[a], colors[b]) >= SHAPE_CONTRAST)
        )
      }),
      { numRuns: 400 },
    )
  })

  test('keeps a colour with enough contrast', () => {
    for (const color of Object.values(NICHE_COLORS)) {
      const derived = deriveBrand(color)
      expect(derived?.family.light.ember).toBe(color)
      expect(derived?.corrections).toEqual([])
    }
  })

  test('reports exactly the corrected colours', () => {
    fc.assert(
      fc.property(aColor, (color) => {
        const derived = deriveBrand(color)
        const readable =
          worstContrast(color, [SHARED.light.surface, SHARED.light.paper]) >= TEXT_CONTRAST
        return derived?.corrections.length === (readable ? 0 : 1)
      }),
    )
  })

  test('reports the low contrast of a pale yellow, and its replacement', () => {
    const derived = deriveBrand('#FFE600')
    const [correction] = derived?.corrections ?? []
    expect(correction).toMatchObject({ role: 'ember', mode: 'light', asked: '#ffe600' })
    expect(correction?.contrast).toBeLessThan(TEXT_CONTRAST)
    expect(correction?.used).toBe(derived?.family.light.ember ?? '#000000')
  })

  test('accepts short hex colours', () => {
    expect(deriveBrand('#a13')).toEqual(deriveBrand('#aa1133'))
  })

  test.each(['', 'red', '#12345', 'rgb(1,2,3)', '#gggggg'])('is refused for %p', (text) => {
    expect(deriveBrand(text)).toBeNull()
  })
})

describe('the brands are told apart', () => {
  const differ = differenceCiede2000()
  const pairs = BRANDS.flatMap((one, at) =>
    BRANDS.slice(at + 1).map((other) => [one, other] as const),
  )

  test.each(MODES)('any two by their colour, in %s', (mode) => {
    const near = pairs.filter(
      ([one, other]) => differ(emberFamily(one)[mode].ember, emberFamily(other)[mode].ember) < 12,
    )
    expect(near).toEqual([])
  })

  test('each is nearly as strong a colour at night', () => {
    const chroma = (color: Hex) => toOklch(color)?.c ?? 0
    const faded = BRANDS.filter((brand) => {
      const { light, dark } = emberFamily(brand)
      return chroma(dark.ember) < 0.8 * chroma(light.ember)
    })
    expect(faded).toEqual([])
  })
})

describe("a site's own theme as a style sheet", () => {
  test("sets the kit's tokens, for both modes", () => {
    const css = brandCss(emberFamily('gay'), 'milf')
    expect(css).toContain(
      `:root[data-brand="milf"]{--color-ember:${NICHE_COLORS.gay};--color-ember-strong:`,
    )
    expect(css).toContain(`--color-ember-text:${emberFamily('gay').dark.emberText}`)
  })

  test('contains only token names and colours, for any settings', () => {
    fc.assert(
      fc.property(fc.string(), (color) => {
        const derived = deriveBrand(color)
        return (
          derived === null || /^[-\w:;#{}()@[\]=" ]+$/.test(brandCss(derived.family, 'default'))
        )
      }),
    )
  })
})
