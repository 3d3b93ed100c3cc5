import { style } from '@vanilla-extract/css'
import { media } from '../../tokens/media.ts'
import { rem } from '../../tokens/scale.ts'
import { vars } from '../../tokens/vars.css.ts'

/** On a phone the pair comes first; read aloud, the words do. */
export const hero = style({
  display: 'flex',
  flexDirection: 'column-reverse',
  gap: vars.space.l,
  '@media': {
    [media.shallow]: { gap: vars.space.m },
    [media.fromM]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1.1fr) minmax(0, 1fr)',
      alignItems: 'center',
      gap: vars.space.xxl,
    },
  },
})

export const meeting = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: vars.space.m,
  margin: 0,
  paddingBlock: vars.space.l,
  paddingInline: vars.space.m,
  // The light ends at the edge.
  overflow: 'clip',
  borderRadius: vars.radius.card,
  background: vars.color.dusk,
  color: vars.color.onDusk,
  '@media': {
    [media.shallow]: { gap: vars.space.s, paddingBlock: vars.space.m },
    [media.fromM]: { gap: vars.space.l, paddingBlock: vars.space.xxl },
  },
})

/** As large as leaves the action on the first screen. */
export const pair = style({
  inlineSize: `min(100%, ${rem(360)}, 30dvb)`,
  minInlineSize: rem(180),
  '@media': {
    [media.shallow]: { inlineSize: '22dvb', minInlineSize: rem(132) },
    [media.fromM]: { inlineSize: `min(100%, ${rem(400)}, 50dvb)` },
  },
})

export const words = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xs,
  maxInlineSize: rem(420),
  textAlign: 'center',
})

export const note = style({
  margin: 0,
  color: vars.color.duskMuted,
  fontSize: vars.text.s,
  lineHeight: vars.leading.tight,
})
