import { style } from '@vanilla-extract/css'
import { displayFace } from '../theme/display-face.ts'
import { media } from '../theme/media.ts'
import { rem } from '../theme/scale.ts'
import { vars } from '../theme/vars.css.ts'

export const header = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xs,
  flex: 'none',
  minBlockSize: rem(64),
  paddingBlock: vars.space.xs,
  paddingInline: vars.space.xs,
  borderBlockEnd: `1px solid ${vars.color.line}`,
  '@media': { [media.fromM]: { paddingInline: vars.space.m } },
})

/** Where the list stands beside it, there is nothing to go back to. */
export const back = style({ '@media': { [media.fromM]: { display: 'none' } } })

export const who = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.s,
  flex: '1 1 0%',
  minInlineSize: 0,
  minBlockSize: vars.size.touch,
  color: 'inherit',
  textDecoration: 'none',
  borderRadius: vars.radius.field,
})

export const words = style({
  display: 'flex',
  flexDirection: 'column',
  gap: rem(2),
  minInlineSize: 0,
})

export const name = style({
  ...displayFace,
  fontSize: vars.text.l,
  lineHeight: vars.leading.tight,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
})

export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space.xxs} ${vars.space.s}`,
  minInlineSize: 0,
  fontSize: vars.text.s,
  color: vars.color.muted,
})
