import { style } from '@vanilla-extract/css'
import { displayFace } from '../../tokens/display-face.ts'
import { media } from '../../tokens/media.ts'
import { rem } from '../../tokens/scale.ts'
import { vars } from '../../tokens/vars.css.ts'

export const card = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.s,
  padding: vars.space.xs,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
  background: vars.color.surface,
  boxShadow: vars.shadow.low,
  '@media': { [media.keyboard]: { paddingBlock: 0 } },
})

export const face = style({
  flexShrink: 0,
  overflow: 'hidden',
  inlineSize: rem(56),
  aspectRatio: '4 / 5',
  borderRadius: vars.radius.field,
  background: vars.color.sunken,
  '@media': { [media.keyboard]: { display: 'none' } },
})
export const picture = style({ inlineSize: '100%', blockSize: '100%', objectFit: 'cover' })

export const parts = style({
  display: 'flex',
  flexWrap: 'wrap',
  flex: 1,
  columnGap: vars.space.xs,
  minInlineSize: 0,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  // Beside a keyboard one row, which scrolls.
  '@media': { [media.keyboard]: { flexWrap: 'nowrap', overflowX: 'auto' } },
})
export const whole = style({
  flex: '1 0 100%',
  minInlineSize: 0,
  '@media': { [media.keyboard]: { flex: 'none' } },
})

/** Looks like the card it is a part of; the pencil says that it can be pressed. */
export const part = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xs,
  minBlockSize: vars.size.touch,
  maxInlineSize: '100%',
  padding: `0 ${vars.space.xs}`,
  border: 0,
  borderRadius: vars.radius.field,
  color: vars.color.ink,
  background: 'transparent',
  font: 'inherit',
  fontSize: vars.text.s,
  lineHeight: vars.leading.tight,
  textAlign: 'start',
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  selectors: { '&:hover': { background: vars.color.sunken } },
  '@media': { [media.keyboard]: { whiteSpace: 'nowrap', outlineOffset: -2 } },
})
export const said = style({ ...displayFace, fontSize: vars.text.m })
export const pencil = style({ display: 'inline-flex', flexShrink: 0, color: vars.color.muted })
