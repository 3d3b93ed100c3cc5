import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { BELOW } from '../../tokens/below.ts'
import { EDGE } from '../../tokens/forced.ts'
import { media } from '../../tokens/media.ts'
import { vars } from '../../tokens/vars.css.ts'

/** Gap between children, shared by all layouts. */
export const gap = styleVariants(vars.space, (space) => ({ gap: space }))

/** Padding. */
export const inset = styleVariants(vars.space, (space) => ({ padding: space }))
export const insetInline = styleVariants(vars.space, (space) => ({ paddingInline: space }))
export const insetBlock = styleVariants(vars.space, (space) => ({ paddingBlock: space }))

export const align = styleVariants({
  stretch: { alignItems: 'stretch' },
  start: { alignItems: 'flex-start' },
  center: { alignItems: 'center' },
  end: { alignItems: 'flex-end' },
  baseline: { alignItems: 'baseline' },
})

export const justify = styleVariants({
  start: { justifyContent: 'flex-start' },
  center: { justifyContent: 'center' },
  end: { justifyContent: 'flex-end' },
  between: { justifyContent: 'space-between' },
})

export const stack = style({ display: 'flex', flexDirection: 'column', minInlineSize: 0 })
export const grow = style({ flex: '1 1 0%', minInlineSize: 0 })

export const inline = style({ display: 'flex', flexDirection: 'row', minInlineSize: 0 })
export const wrap = style({ flexWrap: 'wrap' })

const side = 'minmax(0, 1fr)'
const beside = (columns: string) =>
  styleVariants({ s: media.fromS, m: media.fromM, l: media.fromL, xl: media.fromXl }, (query) => ({
    '@media': { [query]: { gridTemplateColumns: columns } },
  }))

export const columns = style({ display: 'grid', gridTemplateColumns: side, minInlineSize: 0 })
export const evenly = style({
  gridAutoColumns: side,
})
const even = styleVariants(
  { s: media.fromS, m: media.fromM, l: media.fromL, xl: media.fromXl },
  (query) => ({
    '@media': { [query]: { gridTemplateColumns: 'none', gridAutoFlow: 'column' } },
  }),
)
/** Column widths, from a breakpoint on. */
export const shares = {
  even,
  'narrow-wide': beside(`minmax(0, 20rem) ${side}`),
  'wide-narrow': beside(`${side} minmax(0, 22rem)`),
  golden: beside('minmax(0, 1.4fr) minmax(0, 1fr)'),
} as const

/** The aside spans all rows. */
export const mainAside = style({
  display: 'grid',
  gridTemplateColumns: side,
  gap: vars.space.l,
  minInlineSize: 0,
  '@media': {
    [media.fromL]: {
      gridTemplateColumns: `minmax(0, 1fr) minmax(0, 26rem)`,
      gridTemplateRows: 'auto 1fr',
      columnGap: vars.space.xxl,
    },
  },
})
export const aside = style({
  minInlineSize: 0,
  '@media': { [media.fromL]: { gridColumn: 2, gridRow: '1 / -1' } },
})

/** Above a bar at the bottom; what does not fit scrolls. */
export const staying = style({
  '@media': {
    [media.fromL]: {
      position: 'sticky',
      insetBlockStart: vars.space.m,
      alignSelf: 'start',
      maxBlockSize: `calc(100dvb - ${vars.space.m} - 2 * ${vars.space.xl} - ${vars.size.control})`,
      overflow: 'auto',
      borderRadius: vars.radius.card,
    },
  },
})

const filled = (least: string) => ({
  gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${least}), 1fr))`,
})
export const grid = style({ display: 'grid', minInlineSize: 0, alignItems: 'stretch' })
/** The first cell as wide as two; on a phone as wide as the page. */
export const leading = style({})
globalStyle(`${leading} > :first-child`, {
  gridColumn: '1 / -1',
  '@media': { [media.fromM]: { gridColumn: 'span 2' } },
})
export const cell = styleVariants({
  face: {
    ...filled('9.25rem'),
    '@media': { [media.fromM]: filled('14rem'), [media.fromL]: filled('16rem') },
  },
  card: filled('17rem'),
  /** One in a row. */
  whole: { gridTemplateColumns: side },
  /** A label over its value: two beside a photo on a tablet. */
  fact: { ...filled('8.5rem'), '@media': { [media.fromL]: filled('12.5rem') } },
  /** A picture among many that are looked at together. */
  tile: filled('8.5rem'),
  icon: filled('6.5rem'),
  /** A button of a word or two with its key. */
  action: filled('9.5rem'),
})

export const wholePage = style({
  display: 'flex',
  flexDirection: 'column',
  minBlockSize: '100dvb',
})

export const page = style({
  inlineSize: '100%',
  marginInline: 'auto',
  paddingInline: `max(${vars.space.m}, env(safe-area-inset-left))`,
  paddingBlock: vars.space.l,
  '@media': {
    [media.fromM]: { paddingInline: vars.space.xl, paddingBlock: vars.space.xxl },
    [media.shallow]: { paddingBlockStart: vars.space.s },
  },
})
export const tight = style({
  paddingBlock: `${vars.space.xxs} ${vars.space.xs}`,
  '@media': { [media.fromM]: { paddingBlock: `${vars.space.s} ${vars.space.xs}` } },
})
export const pageWidth = styleVariants({
  narrow: { maxInlineSize: `calc(${vars.size.narrow} + 2 * ${vars.space.xl})` },
  reading: { maxInlineSize: `calc(${vars.size.reading} + 2 * ${vars.space.xl})` },
  pair: { maxInlineSize: `calc(${vars.size.pair} + 2 * ${vars.space.xl})` },
  wide: { maxInlineSize: `calc(${vars.size.wide} + 2 * ${vars.space.xl})` },
})

export const divider = style({
  inlineSize: '100%',
  border: 0,
  borderBlockStart: `1px solid ${vars.color.line}`,
  margin: 0,
})

export const visuallyHidden = style({
  position: 'absolute',
  inlineSize: 1,
  blockSize: 1,
  margin: -1,
  padding: 0,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
})

/** Takes that back. */
export const visibleAgain = {
  position: 'static',
  inlineSize: 'auto',
  blockSize: 'auto',
  margin: 0,
  overflow: 'visible',
  clipPath: 'none',
} as const

/** On a phone, a page follows closely what is above it, so that its first face is high; a live region may be between. */
const follows = (between: string) => `${tight} ${between} + ${page}:not(${tight})`
globalStyle([follows(''), follows(`+ ${visuallyHidden}`)].join(), {
  paddingBlockStart: vars.space.xs,
  '@media': { [media.fromM]: { paddingBlockStart: vars.space.xxl } },
})

/** Visible where there is room beside its icon. */
export const hiddenOnPhones = style([
  visuallyHidden,
  {
    '@media': {
      [media.fromM]: visibleAgain,
    },
  },
])

export const surface = style({
  minInlineSize: 0,
  borderRadius: vars.radius.card,
  '@media': EDGE,
})
export const tone = styleVariants({
  card: { background: vars.color.surface, boxShadow: vars.shadow.low },
  raised: { background: vars.color.surface, boxShadow: vars.shadow.high },
  sunken: { background: vars.color.sunken },
  ember: { background: vars.color.emberSoft },
  trust: { background: vars.color.trustSoft },
  outline: { border: `1px solid ${vars.color.line}` },
})

/** Of a page with such surfaces only those are printed, from edge to edge and without their buttons. */
export const printed = style({
  '@media': { [media.print]: { padding: 0, boxShadow: 'none', breakInside: 'avoid' } },
})
globalStyle(`body:has(${printed}) *:not(${printed}, ${printed} *, :has(${printed}))`, {
  '@media': { [media.print]: { display: 'none' } },
})
globalStyle(`${printed} button`, { '@media': { [media.print]: { display: 'none' } } })

export const stickyBar = style({
  position: 'sticky',
  insetBlockEnd: `var(${BELOW}, 0px)`,
  zIndex: vars.z.sticky,
  paddingInline: vars.space.m,
  paddingBlock: vars.space.s,
  paddingBlockEnd: `max(${vars.space.s}, env(safe-area-inset-bottom))`,
  background: vars.color.paper,
  borderBlockStart: `1px solid ${vars.color.line}`,
})
