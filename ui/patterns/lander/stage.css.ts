import { style, styleVariants } from '@vanilla-extract/css'
import { art } from '../../art/scenes/papers.css.ts'
import { media } from '../../tokens/media.ts'
import { rem } from '../../tokens/scale.ts'
import { vars } from '../../tokens/vars.css.ts'

/** At least the first screen minus the top bar; grows with the text. */
export const stage = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: `minmax(${rem(232)}, 1fr) auto`,
  minInlineSize: 0,
  minBlockSize: `calc(100svb - ${rem(72)})`,
  overflow: 'clip',
  '@media': {
    [media.beside]: {
      gridTemplateRows: '1fr',
      alignItems: 'end',
      minBlockSize: `max(${rem(560)}, 100svb - ${rem(72)})`,
    },
    [media.lying]: { minBlockSize: `calc(100svb - ${rem(72)})` },
  },
})

export const picture = style({
  position: 'relative',
  gridArea: '1 / 1',
  alignSelf: 'stretch',
  overflow: 'hidden',
  // Continues behind the sheet's upper edge.
  marginBlockEnd: rem(-28),
  '@media': { [media.beside]: { marginBlockEnd: 0 } },
})

/** Absolutely positioned, so that it does not affect the page height. */
const held = style({ position: 'absolute', inset: 0 })

/** On a wide screen a 4:3 scene is shown whole, beside the text; its background colour fills the rest. */
const whole = (side: 'start' | 'end') => ({
  '@media': {
    [media.beside]: {
      [side === 'start' ? 'insetInlineStart' : 'insetInlineEnd']: 'auto',
      aspectRatio: '4 / 3',
      maxInlineSize: '100%',
    },
  },
})
export const pictures = styleVariants({
  start: [held, whole('start')],
  end: [held, whole('end')],
})

/** Background colours of the scenes. */
export const grounds = styleVariants({
  wall: { background: `color-mix(in srgb, ${art.brick} 82%, ${art.shade})` },
  water: { background: `color-mix(in srgb, ${art.blue} 60%, ${vars.color.paper})` },
})

export const sheet = style({
  position: 'relative',
  gridArea: '2 / 1',
  inlineSize: `calc(100% - 2 * ${vars.space.s})`,
  maxInlineSize: vars.size.reading,
  padding: `${vars.space.xl} ${vars.space.l} ${vars.space.l}`,
  marginInline: 'auto',
  marginBlockEnd: vars.space.s,
  borderRadius: vars.radius.card,
  background: vars.color.surface,
  boxShadow: vars.shadow.high,
  '@media': {
    [media.beside]: {
      gridArea: '1 / 1',
      inlineSize: rem(440),
      padding: vars.space.xl,
      margin: `${vars.space.xxl} max(${vars.space.xl}, (100% - ${vars.size.wide}) / 2)`,
    },
    [media.lying]: {
      inlineSize: rem(360),
      padding: vars.space.m,
      marginBlock: vars.space.s,
    },
  },
})

export const sides = styleVariants({
  start: [sheet],
  end: [sheet, { '@media': { [media.beside]: { justifySelf: 'end' } } }],
})
