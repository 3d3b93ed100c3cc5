import { style, styleVariants } from '@vanilla-extract/css'
import { media } from '../../tokens/media.ts'
import { rem } from '../../tokens/scale.ts'
import { vars } from '../../tokens/vars.css.ts'

export const footer = style({
  marginBlockStart: 'auto',
  background: vars.color.sunken,
  color: vars.color.muted,
  fontSize: vars.text.s,
  // Not printed.
  '@media': { [media.print]: { display: 'none' } },
})

const inside = style({
  maxInlineSize: `calc(${vars.size.wide} + 2 * ${vars.space.xl})`,
  marginInline: 'auto',
  paddingInline: `max(${vars.space.m}, env(safe-area-inset-left))`,
  '@media': { [media.fromM]: { paddingInline: vars.space.xl } },
})

export const shapes = styleVariants({
  columns: [inside, { display: 'grid', gap: vars.space.xl, paddingBlock: vars.space.xxl }],
  grid: [inside, { display: 'grid', gap: vars.space.m, paddingBlock: vars.space.l }],
  line: [inside, { display: 'grid', gap: vars.space.xs, paddingBlock: vars.space.m }],
})

/** `auto-fit`: no empty columns beside the last. */
const columns = (width: number) => `repeat(auto-fit, minmax(min(100%, ${rem(width)}), 1fr))`
const runningOn = style({ display: 'flex', flexWrap: 'wrap', columnGap: vars.space.l })

export const groups = styleVariants({
  columns: {
    display: 'grid',
    gap: vars.space.l,
    gridTemplateColumns: columns(144),
    '@media': { [media.fromM]: { gridTemplateColumns: columns(200) } },
  },
  // On a phone two columns were six lines.
  grid: [
    runningOn,
    { '@media': { [media.fromM]: { display: 'grid', gridTemplateColumns: columns(200) } } },
  ],
  line: [runningOn],
})

/** A line of its own among links that run on. */
export const alone = style({ flexBasis: '100%' })

export const group = styleVariants({
  columns: { display: 'grid', alignContent: 'start', minInlineSize: 0 },
  grid: { display: 'contents' },
  line: { display: 'contents' },
})

export const title = style({
  fontWeight: vars.weight.semibold,
  color: vars.color.ink,
  paddingBlockEnd: vars.space.xxs,
})

export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: vars.size.touch,
  minInlineSize: vars.size.touch,
  textDecorationLine: 'underline',
  textDecorationColor: 'transparent',
  textUnderlineOffset: '0.2em',
  selectors: { '&:hover, &:focus-visible': { textDecorationColor: 'currentColor' } },
})

export const note = style({ maxInlineSize: vars.size.reading, fontSize: vars.text.xs })
