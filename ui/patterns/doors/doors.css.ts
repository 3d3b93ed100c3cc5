import { style } from '@vanilla-extract/css'
import { media } from '../../tokens/media.ts'
import { rem } from '../../tokens/scale.ts'
import { vars } from '../../tokens/vars.css.ts'

export const doors = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.xl,
  minInlineSize: 0,
  '@media': {
    [media.fromL]: {
      gridTemplateColumns: `minmax(0, ${rem(360)}) minmax(0, ${vars.size.reading})`,
      columnGap: vars.space.xxl,
      alignItems: 'start',
    },
  },
})

/** Sticky beside the open door where there is room. */
export const list = style({
  display: 'grid',
  gap: vars.space.m,
  minInlineSize: 0,
  '@media': {
    [media.fromL]: {
      position: 'sticky',
      // Below the bar.
      insetBlockStart: rem(88),
      maxBlockSize: `calc(100dvb - ${rem(88)} - ${vars.space.l})`,
      overflowY: 'auto',
    },
    [`${media.fromL} and ${media.low}`]: { position: 'static', maxBlockSize: 'none' },
  },
})
export const rows = style({
  display: 'grid',
  background: vars.color.surface,
  borderRadius: vars.radius.card,
  boxShadow: vars.shadow.low,
  overflow: 'hidden',
  '@media': { [media.forced]: { border: '1px solid' } },
})
export const open = style({
  display: 'grid',
  gap: vars.space.s,
  minInlineSize: 0,
  '@media': { [media.fromL]: { gap: vars.space.m } },
})
/** One at a time where both do not fit. */
export const away = style({
  display: 'none',
  '@media': { [media.fromL]: { display: 'grid' } },
})
export const head = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xxs,
  minBlockSize: vars.size.touch,
  minInlineSize: 0,
  '@media': { [media.fromL]: { minBlockSize: 0 } },
})
/** The way back, where the doors are not in view; its arrow stands at the page's edge. */
export const back = style({
  flex: 'none',
  marginInlineStart: `calc(-1 * ${vars.space.s})`,
  '@media': { [media.fromL]: { display: 'none' } },
})

export const item = style({
  containerType: 'inline-size',
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.sunken}` } },
})
export const door = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.m,
  minBlockSize: rem(68),
  paddingBlock: vars.space.s,
  paddingInline: vars.space.m,
  color: vars.color.ink,
  textDecoration: 'none',
  outlineOffset: '-4px',
  transition: `background-color ${vars.duration.state} ${vars.ease.out}`,
  selectors: { '&[aria-current="page"]': { background: vars.color.sunken } },
  '@media': {
    [media.hover]: { selectors: { '&:hover': { background: vars.color.sunken } } },
    [media.forced]: {
      selectors: { '&[aria-current="page"]': { outline: '3px solid Highlight' } },
    },
  },
})
export const sign = style({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  inlineSize: rem(40),
  blockSize: rem(40),
  borderRadius: vars.radius.pill,
  background: vars.color.sunken,
  selectors: { [`${door}[aria-current="page"] &`]: { background: vars.color.surface } },
  // With large text on a phone the words have the room.
  '@container': { '(max-width: 14rem)': { display: 'none' } },
})
export const words = style({ display: 'grid', flex: '1 1 0%', minInlineSize: 0 })
export const title = style({ fontWeight: vars.weight.semibold, lineHeight: vars.leading.tight })
/** Holds its line while the value is not known yet. */
export const value = style({
  minBlockSize: '1lh',
  fontSize: vars.text.s,
  color: vars.color.muted,
  overflowWrap: 'anywhere',
})
export const onward = style({
  flex: 'none',
  color: vars.color.muted,
  selectors: { [`${door}[aria-current="page"] &`]: { visibility: 'hidden' } },
})
