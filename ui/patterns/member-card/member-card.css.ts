import { style } from '@vanilla-extract/css'
import { displayFace } from '../../tokens/display-face.ts'
import { EDGE } from '../../tokens/forced.ts'
import { media } from '../../tokens/media.ts'
import { rem } from '../../tokens/scale.ts'
import { vars } from '../../tokens/vars.css.ts'

export const card = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
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

/** The paper strip with the text. */
export const strip = style({
  display: 'flex',
  flexDirection: 'column',
  flex: '1 0 auto',
  gap: rem(2),
  paddingBlock: vars.space.s,
  paddingInline: vars.space.s,
  '@media': { [media.fromM]: { paddingInline: vars.space.m } },
})

export const title = style({
  display: 'flex',
  // A short name takes precedence; the label beside it wraps below.
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space.xs,
  rowGap: rem(2),
  minInlineSize: 0,
})

/** The whole card links to the profile; other buttons are above the link. */
export const link = style({
  display: 'flex',
  // A space between the two words.
  gap: '0.25em',
  minInlineSize: 0,
  flex: '1 1 auto',
  ...displayFace,
  fontSize: vars.text.m,
  lineHeight: vars.leading.tight,
  selectors: {
    '&::after': { content: '', position: 'absolute', inset: 0, zIndex: vars.z.raised },
    '&:focus-visible': { outline: 'none', boxShadow: 'none' },
  },
})

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

export const note = style({
  paddingBlockStart: vars.space.xxs,
  fontSize: vars.text.s,
  lineHeight: vars.leading.tight,
})

export const kind = style({ display: 'flex', paddingBlockStart: vars.space.xxs })

/** Above the link over the card. */
export const foot = style({
  position: 'relative',
  zIndex: 2,
  paddingInline: vars.space.xs,
  paddingBlockEnd: vars.space.xs,
  '@media': { [media.fromM]: { paddingInline: vars.space.m, paddingBlockEnd: vars.space.m } },
})

export const action = style({
  position: 'absolute',
  zIndex: 2,
  insetBlockStart: vars.space.xs,
  insetInlineEnd: vars.space.xs,
})
