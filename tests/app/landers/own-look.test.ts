import { expect, test } from 'bun:test'
import { ownLook } from '#app/site/own-look.ts'
import { TEXT_CONTRAST } from '#ui/tokens/contrast.ts'

test('a site without its own colour has its brand’s theme', () => {
  expect(ownLook({ brand: 'she', brandColours: {} })).toBeNull()
})

test('a site’s own colour replaces its brand’s, in both modes, and no other brand’s', () => {
  const look = ownLook({ brand: 'milf', brandColours: { ember: '#7b2d6b' } })
  expect(look?.css).toContain(':root[data-brand="milf"]{--color-ember:#7b2d6b')
  const worn = look?.css.match(/data-brand="\w+"/g) ?? []
  expect([worn.length, ...new Set(worn)]).toEqual([3, 'data-brand="milf"'])
  expect(look?.corrections).toEqual([])
})

test('a colour with too little contrast is corrected, and the change reported', () => {
  const look = ownLook({ brand: 'default', brandColours: { ember: '#ffe600' } })
  expect(look?.corrections).toHaveLength(1)
  expect(look?.corrections[0]?.contrast).toBeLessThan(TEXT_CONTRAST)
  expect(look?.css).not.toContain('#ffe600')
})
