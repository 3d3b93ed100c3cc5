import { style } from '@vanilla-extract/css'
import { art } from '../../art/scenes/papers.css.ts'
import { media } from '../../tokens/media.ts'
import { rem } from '../../tokens/scale.ts'
import { vars } from '../../tokens/vars.css.ts'

export const table = style({
  display: 'grid',
  alignItems: 'center',
  minBlockSize: `calc(100svb - ${rem(72)})`,
  paddingInline: vars.space.s,
  paddingBlock: `${vars.space.m} ${vars.space.xl}`,
  background: vars.color.sunken,
  '@media': { [media.beside]: { paddingInline: vars.space.xl } },
})

/** Picture and name side by side on a phone; on wider screens an open card, slightly rotated. */
export const card = style({
  display: 'grid',
  gridTemplateColumns: `minmax(0, 5fr) minmax(0, 7fr)`,
  columnGap: vars.space.m,
  rowGap: vars.space.s,
  alignItems: 'center',
  inlineSize: '100%',
  maxInlineSize: rem(1040),
  marginInline: 'auto',
  padding: vars.space.m,
  background: vars.color.surface,
  boxShadow: vars.shadow.high,
  '@media': {
    [media.beside]: {
      gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 6fr)',
      gridTemplateRows: 'auto auto 1fr',
      columnGap: vars.space.xl,
      rotate: '-0.6deg',
    },
    [media.lying]: { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 5fr)', rotate: 'none' },
  },
})

export const picture = style({
  minInlineSize: 0,
  '@media': {
    // The photo fills its half of the card: stretched, it is no longer four by five.
    [media.beside]: {
      display: 'grid',
      alignItems: 'stretch',
      alignSelf: 'stretch',
      gridRow: '1 / span 3',
      paddingInlineEnd: vars.space.m,
      borderInlineEnd: `2px solid ${vars.color.line}`,
    },
    // Beside more text than fits its height it would be a strip.
    [media.lying]: { alignItems: 'start' },
  },
})

const back = { '@media': { [media.beside]: { gridColumn: 2, paddingInlineEnd: vars.space.m } } }
export const head = style({ minInlineSize: 0, ...back })
export const rest = style({
  gridColumn: '1 / -1',
  display: 'grid',
  gap: vars.space.m,
  alignSelf: 'start',
  minInlineSize: 0,
  ...back,
})

/** A stamp with a perforated edge and postmark. */
export const stamp = style({
  display: 'none',
  '@media': {
    [media.beside]: {
      display: 'grid',
      placeItems: 'center',
      gridColumn: 2,
      justifySelf: 'end',
      marginInlineEnd: vars.space.m,
      inlineSize: rem(84),
      blockSize: rem(100),
      border: `5px dotted ${vars.color.surface}`,
      outline: `1px solid ${vars.color.line}`,
      background: art.glow,
      color: art.print,
    },
    [media.lying]: { display: 'none' },
  },
})

/** The lines of the address: the value goes below a label that leaves it no room. */
export const lines = style({ display: 'grid', margin: 0 })
export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: vars.space.xs,
  paddingBlock: vars.space.xs,
  borderBlockEnd: `1.5px solid ${vars.color.line}`,
})
/** As wide as its longest word, which never breaks. */
export const term = style({
  inlineSize: 'min-content',
  minInlineSize: rem(112),
  overflowWrap: 'normal',
  fontSize: vars.text.s,
  color: vars.color.muted,
})
export const said = style({
  flex: `1 1 ${rem(136)}`,
  margin: 0,
  minInlineSize: 0,
  overflowWrap: 'anywhere',
})
