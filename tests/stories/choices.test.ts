import { expect, test } from 'bun:test'
import { LOCALES } from '#core/site/locales.ts'
import { BRANDS } from '#core/site/settings.ts'
import { CHOICES, INITIAL, PRESETS } from '#stories/.storybook/choices.ts'
import { VIEWPORTS } from '#stories/.storybook/viewports.ts'
import { MODES } from '#ui/tokens/roles.ts'

const valuesOf = (name: (typeof CHOICES)[number]['name']) =>
  CHOICES.find((choice) => choice.name === name)?.options.map(({ value }): string => value) ?? []

test('the toolbar offers every language, site and mode, by a name that one can read', () => {
  expect(valuesOf('locale').toSorted()).toEqual([...LOCALES, 'pseudo'].toSorted())
  expect(valuesOf('brand').toSorted()).toEqual([...BRANDS].toSorted())
  expect(valuesOf('mode')).toEqual([...MODES])
  const raw = CHOICES.flatMap(({ options }) =>
    options.filter(({ value, title }) => value === title),
  )
  expect(raw).toEqual([])
})

test('every choice begins with one of its options, and none is a value that a URL changes', () => {
  for (const { name } of CHOICES) {
    expect(valuesOf(name)).toContain(INITIAL[name] ?? '')
    expect(valuesOf(name).filter((value) => /^(?:!|\d|true$|false$)/.test(value))).toEqual([])
  }
})

test('the narrowest phone, the usual one and one on its side can be chosen', () => {
  const sizes = Object.values(VIEWPORTS).map(({ styles }) => `${styles.width} ${styles.height}`)
  for (const size of ['320px 640px', '390px 844px', '844px 390px']) expect(sizes).toContain(size)
})

test('a preset is of choices and screens that are there, and one is the narrowest phone in Finnish at 200 %', () => {
  for (const { screen, globals } of PRESETS) {
    expect(Object.keys(VIEWPORTS)).toContain(screen)
    for (const [name, value] of Object.entries(globals))
      expect(
        CHOICES.find((choice) => choice.name === name)?.options.map((one) => one.value),
      ).toContain(value as never)
  }
  expect(PRESETS[0]).toMatchObject({
    screen: 'narrow',
    globals: { locale: 'fi', textSize: 'double' },
  })
})
