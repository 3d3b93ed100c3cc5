import { style } from '@vanilla-extract/css'
import { displayFace } from '../../tokens/display-face.ts'
import { media } from '../../tokens/media.ts'
import { rem } from '../../tokens/scale.ts'
import { vars } from '../../tokens/vars.css.ts'

/** Too narrow for name and kind on one line; `rem`, so that large text counts. */
const NARROW = '(max-width: 36rem)'
/** A phone with text twice as large: text gets the avatar's space. */
const TINY = '(max-width: 16rem)'

export const header = style({
  containerType: 'inline-size',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.xs,
  flex: 'none',
  minBlockSize: rem(64),
  paddingBlock: vars.space.xs,
  paddingInline: vars.space.xs,
  borderBlockEnd: `1px solid ${vars.color.line}`,
  '@media': {
    [media.fromM]: { paddingInline: vars.space.m },
    [media.low]: { minBlockSize: 0, paddingBlock: vars.space.xxs },
  },
})

/** Hidden beside the list, except where a low window hides the site's bar. */
export const back = style({
  '@media': { [media.fromM]: { display: 'none' }, [media.low]: { display: 'block' } },
})

export const who = style({
  // As wide as its text, so that the kind label is right beside it.
  flex: '0 1 auto',
  minInlineSize: 0,
  '@container': { [NARROW]: { flex: '1 1 0%' } },
})

export const face = style({
  flex: 'none',
  display: 'flex',
  '@container': { [TINY]: { display: 'none' } },
})

export const person = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.s,
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
  '@container': { [TINY]: { fontSize: vars.text.m } },
})

export const online = style({
  fontSize: vars.text.s,
  lineHeight: vars.leading.tight,
  color: vars.color.muted,
})

export const kind = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.xxs,
  flex: '1 1 0%',
  minInlineSize: 0,
  // Full width below the name: in line with it the sentence took two lines, and beside it a letter each.
  '@container': { [NARROW]: { order: 1, flexBasis: '100%' } },
})

/** Stays at the end of the first line. */
export const menu = style({ flex: 'none', marginInlineStart: 'auto' })
