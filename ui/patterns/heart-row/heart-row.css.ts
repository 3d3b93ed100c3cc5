import { style } from '@vanilla-extract/css'
import { media } from '../../tokens/media.ts'
import { rem } from '../../tokens/scale.ts'
import { vars } from '../../tokens/vars.css.ts'

/** On a low screen the words beside it stand alone, on one row. */
export const row = style({
  display: 'inline-flex',
  gap: rem(2),
  '@media': { [media.shallow]: { display: 'none' } },
})

const heart = style({
  display: 'inline-flex',
  transition: `color ${vars.duration.enter} ${vars.ease.out}, scale ${vars.duration.enter} ${vars.ease.out}`,
})
export const full = style([heart, { color: vars.color.ember }])
export const spent = style([heart, { color: vars.color.lineStrong, scale: '0.85' }])
