import { globalStyle } from '@vanilla-extract/css'
import { media } from './media.ts'
import { BRANDS, emberFamily } from './palette.ts'
import { type Mode, SHARED } from './roles.ts'
import {
  DISPLAY_WEIGHT,
  DURATIONS,
  EASES,
  FAMILIES,
  LEADINGS,
  RADII,
  rem,
  SPACES,
  TEXT_SIZES,
  WEIGHTS,
} from './scale.ts'
import { vars } from './vars.css.ts'

type Tokens = Record<string, string>

/** Assigns values to a group of tokens' custom properties. */
const values = (contract: Tokens, given: Readonly<Record<string, string | number>>) =>
  Object.fromEntries(
    Object.entries(given).map(([name, value]) => [contract[name] ?? name, String(value)]),
  )

const family = (names: readonly string[]) =>
  names.map((name) => (name.includes(' ') ? `'${name}'` : name)).join(', ')

const mapped = (given: Readonly<Record<string, number>>, write: (value: number) => string) =>
  Object.fromEntries(Object.entries(given).map(([name, value]) => [name, write(value)]))

globalStyle(':root', {
  vars: {
    ...values(vars.font, {
      display: family(FAMILIES.display),
      body: family(FAMILIES.body),
      displayWeight: DISPLAY_WEIGHT,
    }),
    ...values(vars.text, mapped(TEXT_SIZES, rem)),
    ...values(vars.leading, LEADINGS),
    ...values(vars.weight, WEIGHTS),
    ...values(
      vars.space,
      mapped(SPACES, (pixels) => `${pixels}px`),
    ),
    ...values(
      vars.radius,
      mapped(RADII, (pixels) => `${pixels}px`),
    ),
    ...values(vars.z, {
      raised: 1,
      sticky: 100,
      dialog: 210,
      popover: 300,
      toast: 400,
    }),
    ...values(
      vars.duration,
      mapped({ ...DURATIONS, loop: 1200 }, (time) => `${time}ms`),
    ),
    ...values(
      vars.ease,
      Object.fromEntries(
        Object.entries(EASES).map(([name, curve]) => [name, `cubic-bezier(${curve.join(', ')})`]),
      ),
    ),
    ...values(vars.size, {
      touch: '44px',
      control: '48px',
      controlLarge: '56px',
      toast: '350px',
      narrow: rem(464),
      reading: rem(640),
      pair: rem(976),
      wide: rem(1200),
    }),
  },
})

const still = values(vars.duration, { state: '0s', enter: '0s', place: '0s', loop: '0s' })
globalStyle(':root', { '@media': { [media.still]: { vars: still } } })
globalStyle(':root[data-motion="still"]', { vars: still })

const DEPTH: Readonly<Record<Mode, { overlay: string; low: string; high: string }>> = {
  light: {
    overlay: 'rgb(34 27 23 / 55%)',
    low: '0 1px 2px rgb(74 44 22 / 7%), 0 3px 10px -2px rgb(74 44 22 / 8%)',
    high: '0 2px 6px rgb(74 44 22 / 7%), 0 18px 44px -8px rgb(74 44 22 / 22%)',
  },
  dark: {
    overlay: 'rgb(8 5 4 / 72%)',
    low: '0 1px 2px rgb(0 0 0 / 40%), 0 3px 10px -2px rgb(0 0 0 / 35%)',
    high: '0 2px 6px rgb(0 0 0 / 40%), 0 18px 44px -8px rgb(0 0 0 / 70%)',
  },
}

const room = (mode: Mode) => ({
  colorScheme: mode,
  vars: {
    ...values(vars.color, { ...SHARED[mode], ...emberFamily('default')[mode] }),
    ...values(vars.color, { overlay: DEPTH[mode].overlay }),
    ...values(vars.shadow, { low: DEPTH[mode].low, high: DEPTH[mode].high }),
  },
})

const LIT = ':root:not([data-mode="light"])'
globalStyle(':root', room('light'))
globalStyle(LIT, { '@media': { [media.dark]: room('dark') } })
globalStyle(':root[data-mode="dark"]', room('dark'))

for (const brand of BRANDS) {
  const { light, dark } = emberFamily(brand)
  const marked = `[data-brand="${brand}"]`
  globalStyle(marked, { vars: values(vars.color, light) })
  globalStyle(`${LIT}${marked}, ${LIT} ${marked}`, {
    '@media': { [media.dark]: { vars: values(vars.color, dark) } },
  })
  globalStyle(`:root[data-mode="dark"]${marked}, :root[data-mode="dark"] ${marked}`, {
    vars: values(vars.color, dark),
  })
}
