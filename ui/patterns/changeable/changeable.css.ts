import { style } from '@vanilla-extract/css'
import { media } from '../../tokens/media.ts'
import { rem } from '../../tokens/scale.ts'
import { vars } from '../../tokens/vars.css.ts'

export const part = style({ position: 'relative', minInlineSize: 0 })
/** Room for the sign beside the words. */
export const words = style({
  display: 'grid',
  alignContent: 'center',
  minBlockSize: vars.size.touch,
  paddingInlineEnd: rem(52),
})
/** Nothing is there yet. */
export const empty = style({
  padding: vars.space.m,
  paddingInlineEnd: rem(60),
  border: `1.5px dashed ${vars.color.lineStrong}`,
  borderRadius: vars.radius.card,
})

/** The whole part is the target. */
export const press = style({
  position: 'absolute',
  zIndex: 1,
  inset: `calc(-1 * ${vars.space.xxs})`,
  display: 'grid',
  justifyItems: 'end',
  borderRadius: vars.radius.card,
  cursor: 'pointer',
  '@media': {
    [media.hover]: {
      selectors: { '&:hover': { boxShadow: `inset 0 0 0 1.5px ${vars.color.lineStrong}` } },
    },
  },
})
export const overEmpty = style({ inset: 0 })
export const overPicture = style({ inset: 0, borderRadius: 0, outlineOffset: '-4px' })

export const sign = style({
  display: 'grid',
  placeItems: 'center',
  margin: vars.space.xxs,
  inlineSize: rem(36),
  blockSize: rem(36),
  borderRadius: vars.radius.pill,
  background: vars.color.surface,
  boxShadow: vars.shadow.low,
  color: vars.color.ink,
  '@media': { [media.forced]: { border: '1px solid' } },
})
export const signOnPicture = style({ margin: vars.space.s })
