import { globalStyle, style } from '@vanilla-extract/css'
import { EDGE } from '../../tokens/forced.ts'
import { media } from '../../tokens/media.ts'
import { rem } from '../../tokens/scale.ts'
import { vars } from '../../tokens/vars.css.ts'

/** Picture, line and the rest share the rows of the grid they stand in: names are at one height, whatever a line's length. */
const rows = { display: 'grid', gridRow: 'span 3', gridTemplateRows: 'subgrid', rowGap: 0 } as const

export const card = style({
  ...rows,
  position: 'relative',
  gridTemplateColumns: 'minmax(0, 1fr)',
  minInlineSize: 0,
  // As high as its row, also within an item of a list.
  blockSize: '100%',
  overflow: 'hidden',
  borderRadius: vars.radius.card,
  background: vars.color.surface,
  boxShadow: vars.shadow.low,
  transition: `box-shadow ${vars.duration.enter} ${vars.ease.out}`,
  selectors: {
    '&:has(a:focus-visible)': { outline: `2px solid ${vars.color.focus}`, outlineOffset: 2 },
  },
  '@media': {
    ...EDGE,
    [media.hover]: { selectors: { '&:hover': { boxShadow: vars.shadow.high } } },
  },
})

globalStyle(`li:has(> ${card})`, rows)

/** The first card of a list: face and words beside each other where it is as wide as two. */
export const lead = style({
  gridTemplateRows: 'auto 1fr',
  '@media': { [media.fromM]: { gridTemplateColumns: '1fr 1fr', gridTemplateRows: 'auto' } },
})

export const picture = style({
  display: 'grid',
  // Beside a higher lead it grows with its row.
  alignSelf: 'stretch',
  minInlineSize: 0,
  aspectRatio: '4 / 5',
  selectors: {
    [`${lead} > &`]: {
      aspectRatio: '5 / 4',
      '@media': {
        [media.fromM]: { aspectRatio: 'auto', minBlockSize: rem(380) },
        // The first words below it are on the first screen.
        [media.shallow]: { aspectRatio: '4 / 3' },
      },
    },
  },
})

/** In the place of a photo, a sentence. */
export const paper = style({
  alignContent: 'center',
  paddingBlock: vars.space.m,
  paddingInline: vars.space.m,
  background: vars.color.sunken,
})

/** The paper strip with the text. */
export const words = style({
  ...rows,
  gridRow: 'span 2',
  gridTemplateColumns: 'minmax(0, 1fr)',
  minInlineSize: 0,
  paddingBlock: vars.space.s,
  paddingInline: vars.space.s,
  '@media': { [media.fromM]: { paddingInline: vars.space.m } },
  selectors: {
    [`${lead} > &`]: {
      gridRow: 'auto',
      gridTemplateRows: 'auto auto',
      alignContent: 'start',
      padding: vars.space.m,
      '@media': { [media.fromM]: { alignContent: 'center', padding: vars.space.l } },
    },
  },
})

/** What follows the line, also where there is none. */
export const rest = style({
  display: 'flex',
  flexDirection: 'column',
  gridRow: 2,
  gap: vars.space.xs,
  minInlineSize: 0,
  paddingBlockStart: vars.space.xs,
  selectors: { [`${lead} &`]: { gap: vars.space.s, paddingBlockStart: vars.space.s } },
})

/** Above the link over the card: pressing the words answers them. */
export const answer = style({ position: 'relative', zIndex: 2 })

export const who = style({ display: 'grid', gap: rem(2), minInlineSize: 0 })
export const top = style({ display: 'flex', alignItems: 'center', minInlineSize: 0 })

export const title = style({
  display: 'flex',
  flex: 1,
  // A short name takes precedence; the label beside it wraps below.
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space.xs,
  rowGap: rem(2),
  minInlineSize: 0,
})

export const heading = style({
  display: 'flex',
  // A space between the two words.
  gap: '0.25em',
  minInlineSize: 0,
  flex: '0 1 auto',
  minBlockSize: rem(24),
  alignItems: 'center',
  fontSize: vars.text.s,
  fontWeight: vars.weight.semibold,
  lineHeight: vars.leading.tight,
})

/** As large as the card, also for who finds it by touch and hears it; other buttons are above it. */
export const link = style({
  position: 'absolute',
  inset: 0,
  zIndex: vars.z.raised,
  borderRadius: vars.radius.card,
  selectors: { '&:focus-visible': { outline: 'none', boxShadow: 'none' } },
})

/** Beside a line in the place of the photo, which is a link of its own, the middle of the link is not that. */
export const whole = style({ position: 'relative' })

export const name = style({
  minInlineSize: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
})

export const age = style({ flexShrink: 0 })

export const marker = style({
  flexShrink: 0,
  paddingInline: rem(7),
  paddingBlock: rem(2),
  borderRadius: vars.radius.pill,
  background: vars.color.emberSoft,
  color: vars.color.emberText,
  fontSize: vars.text.xs,
  fontWeight: vars.weight.semibold,
  lineHeight: vars.leading.tight,
})

export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space.s,
  fontSize: vars.text.s,
  lineHeight: vars.leading.tight,
  color: vars.color.muted,
})

export const note = style({ fontSize: vars.text.s, lineHeight: vars.leading.tight })

export const kind = style({ display: 'flex' })

/** Above the link over the card, at its end. */
export const foot = style({
  position: 'relative',
  zIndex: 2,
  marginBlockStart: 'auto',
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xs,
})

/** Larger than the row it stands in: its touch target reaches into the card's padding. */
export const action = style({
  position: 'relative',
  zIndex: 2,
  marginBlock: rem(-12),
  marginInlineEnd: `calc(-1 * ${vars.space.xs})`,
})
