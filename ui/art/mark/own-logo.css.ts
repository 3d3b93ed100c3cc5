import { style } from '@vanilla-extract/css'
import { media } from '../../tokens/media.ts'
import { rem } from '../../tokens/scale.ts'
import { vars } from '../../tokens/vars.css.ts'

const picture = style({
  blockSize: rem(28),
  inlineSize: 'auto',
  maxInlineSize: `min(${rem(200)}, 44vw)`,
  objectFit: 'contain',
  objectPosition: 'left',
  '@media': { [media.fromM]: { blockSize: rem(36) } },
})

const CHOSEN_DARK = ':root[data-mode="dark"] &'
const NOT_LIGHT = ':root:not([data-mode="light"]) &'

/** On light pages; in dark mode another one is there. */
export const light = style([
  picture,
  {
    selectors: { [CHOSEN_DARK]: { display: 'none' } },
    '@media': { [media.dark]: { selectors: { [NOT_LIGHT]: { display: 'none' } } } },
  },
])

export const dark = style([
  picture,
  {
    display: 'none',
    selectors: { [CHOSEN_DARK]: { display: 'block' } },
    '@media': { [media.dark]: { selectors: { [NOT_LIGHT]: { display: 'block' } } } },
  },
])

const plate = {
  boxSizing: 'content-box',
  padding: rem(4),
  borderRadius: vars.radius.field,
  background: '#fff',
} as const

/** The only one: on dark pages a light plate keeps dark letters legible. */
export const plated = style([
  picture,
  {
    selectors: { [CHOSEN_DARK]: plate },
    '@media': { [media.dark]: { selectors: { [NOT_LIGHT]: plate } } },
  },
])
