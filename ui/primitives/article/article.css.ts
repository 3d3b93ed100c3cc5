import { globalStyle, style } from '@vanilla-extract/css'
import { media } from '../../tokens/media.ts'
import { rem } from '../../tokens/scale.ts'
import { vars } from '../../tokens/vars.css.ts'

export const article = style({
  display: 'grid',
  gap: vars.space.xl,
  gridTemplateColumns: 'minmax(0, 1fr)',
  minInlineSize: 0,
  '@media': {
    [media.fromL]: {
      gridTemplateColumns: `minmax(0, ${rem(240)}) minmax(0, ${vars.size.reading})`,
      columnGap: vars.space.xxl,
      alignItems: 'start',
    },
  },
})

export const head = style({
  display: 'grid',
  gap: vars.space.xs,
  '@media': { [media.fromL]: { gridColumn: 2 } },
})

/** Sticky beside the text where there is room. */
export const contents = style({
  paddingBlock: vars.space.s,
  paddingInline: vars.space.m,
  background: vars.color.sunken,
  borderRadius: vars.radius.card,
  '@media': {
    [media.fromL]: {
      position: 'sticky',
      // Below the bar.
      insetBlockStart: rem(88),
      gridColumn: 1,
      gridRow: '1 / span 2',
      maxBlockSize: `calc(100dvb - ${rem(88)} - ${vars.space.l})`,
      overflowY: 'auto',
    },
  },
})
export const contentsTitle = style({
  fontSize: vars.text.s,
  fontWeight: vars.weight.semibold,
  color: vars.color.muted,
})
/** As many as fit above the text; one beside it. */
export const columns = style({
  columnWidth: rem(136),
  columnGap: vars.space.m,
  '@media': { [media.fromL]: { columnWidth: 'auto' } },
})
export const entry = style({
  breakInside: 'avoid',
  display: 'flex',
  alignItems: 'center',
  minBlockSize: vars.size.touch,
  fontSize: vars.text.s,
  lineHeight: vars.leading.tight,
  textDecorationLine: 'underline',
  textDecorationColor: 'transparent',
  textUnderlineOffset: '0.2em',
  selectors: { '&:hover, &:focus-visible': { textDecorationColor: 'currentColor' } },
})

export const body = style({
  display: 'grid',
  gap: vars.space.xl,
  minInlineSize: 0,
  '@media': { [media.fromL]: { gridColumn: 2 } },
})

export const section = style({ display: 'grid', gap: vars.space.s, minInlineSize: 0 })

export const bullets = style({ display: 'grid', gap: vars.space.xs, paddingInlineStart: '1.25em' })
globalStyle(`${bullets} > li`, { listStyle: 'disc' })

export const numbers = style({ display: 'grid', gap: vars.space.xs, paddingInlineStart: '1.75em' })
globalStyle(`${numbers} > li`, { listStyle: 'decimal' })
