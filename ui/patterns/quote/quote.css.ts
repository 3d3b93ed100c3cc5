import { style } from '@vanilla-extract/css'
import { rem } from '../../tokens/scale.ts'
import { vars } from '../../tokens/vars.css.ts'

export const quote = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xs,
  minInlineSize: 0,
  margin: 0,
  paddingInlineStart: vars.space.xs,
  borderInlineStart: `3px solid ${vars.color.lineStrong}`,
  fontSize: vars.text.s,
  lineHeight: 1.4,
})

export const picture = style({ flexShrink: 0, inlineSize: rem(48) })

export const said = style({ flex: 1, minInlineSize: 0, display: 'grid' })

export const author = style({ fontStyle: 'normal', fontWeight: vars.weight.semibold })

/** Two lines suffice to recognise the quote. */
export const words = style({
  display: '-webkit-box',
  WebkitLineClamp: 2,
  WebkitBoxOrient: 'vertical',
  overflow: 'hidden',
  overflowWrap: 'anywhere',
})
