import { style } from '@vanilla-extract/css'
import { displayFace } from '../theme/display-face.ts'
import { rem } from '../theme/scale.ts'
import { vars } from '../theme/vars.css.ts'

export const card = style({ display: 'flex', flexDirection: 'column', minInlineSize: 0 })

export const picture = style({ flex: `1 1 ${rem(190)}`, minBlockSize: rem(190) })

/** The strip of paper the face stands on. */
export const strip = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xs,
  paddingBlock: vars.space.m,
  paddingInline: vars.space.m,
})

export const title = style({
  margin: 0,
  ...displayFace,
  fontSize: vars.text.xl,
  lineHeight: vars.leading.tight,
})

export const link = style({
  color: 'inherit',
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  selectors: { '&:hover': { textDecoration: 'underline', textUnderlineOffset: '0.16em' } },
})

export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space.s,
  color: vars.color.muted,
  fontSize: vars.text.s,
  lineHeight: vars.leading.tight,
})
