import { style } from '@vanilla-extract/css'
import { media } from '../../tokens/media.ts'
import { rem } from '../../tokens/scale.ts'
import { vars } from '../../tokens/vars.css.ts'

/** A phone with text twice as large (`rem`): who it is comes before the face. */
const TINY = '(max-width: 16rem)'

/** The face and the words beside each other in a low window. */
export const card = style({
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  '@media': {
    [media.short]: { flexDirection: 'row' },
    [media.lying]: { flexDirection: 'row' },
  },
})

/** What the words leave it, and never so little that it is no face. */
export const picture = style({
  flex: `1 1 ${rem(120)}`,
  minBlockSize: rem(120),
  '@media': { [media.short]: { flexBasis: '48%' }, [media.lying]: { flexBasis: '32%' } },
  '@container': { [TINY]: { order: 1 } },
})

/** A sentence in the place of a photo. */
export const paper = style({
  display: 'grid',
  alignItems: 'center',
  padding: vars.space.l,
  background: vars.color.sunken,
})

/** The paper strip with the text. */
export const strip = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xs,
  paddingBlock: vars.space.m,
  paddingInline: vars.space.m,
  '@media': {
    [media.shallow]: { gap: vars.space.xxs, paddingBlock: vars.space.s },
    [media.short]: { flexBasis: '52%', minInlineSize: 0, justifyContent: 'center' },
    [media.lying]: {
      flexBasis: '68%',
      justifyContent: 'flex-start',
      minInlineSize: 0,
      gap: vars.space.xxs,
      paddingBlock: vars.space.s,
    },
  },
})

/** With text twice as large who and what it is come first. */
export const line = style({ '@container': { [TINY]: { order: 1 } } })

/** Who and where, on one row where there is room. */
export const who = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: vars.space.s,
  color: vars.color.muted,
  fontSize: vars.text.s,
  lineHeight: vars.leading.tight,
})

export const title = style({
  margin: 0,
  color: vars.color.ink,
  fontSize: vars.text.m,
  fontWeight: vars.weight.semibold,
  lineHeight: vars.leading.tight,
})

export const link = style({
  color: 'inherit',
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  selectors: { '&:hover': { textDecoration: 'underline', textUnderlineOffset: '0.16em' } },
})

/** What speaks for them; a short phone has room for the most telling alone, the smallest for the face. */
export const reasons = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xxs,
  margin: 0,
  padding: 0,
  listStyle: 'none',
})

export const reason = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xs,
  fontSize: vars.text.s,
  '@media': {
    '(max-height: 720px)': { selectors: { '&:nth-child(n + 3)': { display: 'none' } } },
    [media.shallow]: { selectors: { '&:nth-child(n + 2)': { display: 'none' } } },
    [`${media.shallow} and (max-width: 359px)`]: {
      selectors: { '&:nth-child(n)': { display: 'none' } },
    },
    [`${media.short} and (min-height: 30.01em)`]: {
      selectors: { '&:nth-child(n)': { display: 'flex' } },
    },
  },
  '@container': { [TINY]: { selectors: { '&:nth-child(n + 2)': { display: 'none' } } } },
})
