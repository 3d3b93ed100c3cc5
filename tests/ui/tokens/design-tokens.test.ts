import { expect, test } from 'bun:test'
import { defineConfig, Logger, parse } from '@terrazzo/parser'
import { designTokens } from '#ui/tokens/design-tokens.ts'
import { BRANDS, palette } from '#ui/tokens/palette.ts'
import { MODES } from '#ui/tokens/roles.ts'

const cwd = new URL('file:///')
const files = BRANDS.flatMap((brand) => MODES.map((mode) => ({ brand, mode })))

test.each(files)('a design tool reads all tokens of $brand in $mode', async ({ brand, mode }) => {
  const logger = new Logger({ level: 'silent' })
  const { tokens } = await parse(
    [
      {
        filename: new URL('file:///vonk.tokens.json'),
        src: JSON.stringify(designTokens(brand, mode)),
      },
    ],
    { config: defineConfig({}, { cwd, logger }), logger },
  )
  expect(logger.errorCount).toBe(0)
  expect(tokens['color.ember']?.$value).toMatchObject({
    colorSpace: 'srgb',
    hex: palette(brand, mode).ember,
  })
  expect(tokens['space.m']?.$value).toEqual({ value: 16, unit: 'px' })
  expect(Object.keys(tokens)).toHaveLength(65)
})

test('a text colour says its lowest contrast', () => {
  const { color } = designTokens('default', 'light')
  expect(color.ink?.$description).toMatch(/^Text\. Contrast at least 1\d\.\d : 1\.$/)
})
