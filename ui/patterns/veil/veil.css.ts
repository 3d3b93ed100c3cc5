import { globalStyle, style } from '@vanilla-extract/css'
import { media } from '../../tokens/media.ts'
import { rem } from '../../tokens/scale.ts'
import { vars } from '../../tokens/vars.css.ts'

export const veil = style({
  position: 'relative',
  display: 'grid',
  minInlineSize: 0,
  overflow: 'hidden',
  borderRadius: vars.radius.card,
  isolation: 'isolate',
})

/** Only light and colour are left of it. */
export const covered = style({})
globalStyle(`${covered} > :first-child`, {
  filter: `blur(${rem(28)}) saturate(0.6)`,
  scale: '1.15',
})

/** All of a picture of any shape is in view, with what is to be done about it. */
export const tall = style({
  blockSize: 'min(42dvb, 30rem)',
  background: vars.color.sunken,
  '@media': {
    [media.fromL]: { blockSize: 'max(20rem, 100dvb - 13rem)' },
    [media.low]: { blockSize: '80dvb' },
  },
})
globalStyle(`${tall} > :first-child`, { minBlockSize: 0 })

const button = style({
  zIndex: vars.z.raised,
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space.xs,
  fontSize: vars.text.s,
  fontWeight: vars.weight.medium,
  cursor: 'pointer',
  selectors: { '&:focus-visible': { outline: `2px solid ${vars.color.focus}`, outlineOffset: -4 } },
})

/** The whole picture is its button. */
export const cover = style([
  button,
  { position: 'absolute', inset: 0, border: 0, background: 'transparent', padding: vars.space.s },
])

export const words = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xs,
  paddingBlock: vars.space.xs,
  paddingInline: vars.space.m,
  borderRadius: vars.radius.pill,
  background: vars.color.surface,
  color: vars.color.ink,
  boxShadow: vars.shadow.low,
  '@media': { [media.forced]: { border: '1px solid' } },
})

/** The same without words. */
export const sign = style([words, { padding: vars.space.xs }])

/** In the corner of what is shown. */
export const back = style([
  button,
  {
    position: 'absolute',
    insetBlockStart: vars.space.xs,
    insetInlineEnd: vars.space.xs,
    minBlockSize: vars.size.touch,
    minInlineSize: vars.size.touch,
    border: 0,
    padding: 0,
    background: 'transparent',
    borderRadius: vars.radius.pill,
  },
])
