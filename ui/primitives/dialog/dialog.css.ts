import { createVar, keyframes, style, styleVariants } from '@vanilla-extract/css'
import { displayFace } from '../../tokens/display-face.ts'
import { EDGE } from '../../tokens/forced.ts'
import { media } from '../../tokens/media.ts'
import { SHARED } from '../../tokens/roles.ts'
import { rem } from '../../tokens/scale.ts'
import { vars } from '../../tokens/vars.css.ts'
import { rise } from './rise.css.ts'

const fadeIn = keyframes({ from: { opacity: 0 } })
const fadeOut = keyframes({ to: { opacity: 0 } })
const fromBelow = keyframes({ from: { translate: '0 100%' } })
const toBelow = keyframes({ to: { translate: '0 100%' } })
const fromSide = keyframes({ from: { translate: '100% 0' } })
const toSide = keyframes({ to: { translate: '100% 0' } })

const enters = (name: string, duration: string) => ({
  animation: `${name} ${duration} ${vars.ease.out}`,
})
/** What is closing takes no more taps: they are meant for what lies under it. */
const closing = (name: string, duration: string) => ({
  '&[data-state="closed"]': {
    animation: `${name} ${duration} ${vars.ease.out} forwards`,
    pointerEvents: 'none' as const,
  },
})
const leaves = (name: string, duration: string = vars.duration.state) => ({
  selectors: closing(name, duration),
})

export const overlay = style({
  position: 'fixed',
  inset: 0,
  // The same z-index as a dialog, so that the second backdrop covers the first dialog.
  zIndex: vars.z.dialog,
  background: vars.color.overlay,
  ...enters(fadeIn, vars.duration.enter),
  ...leaves(fadeOut),
})

/** What its content lies on. */
export const ground = createVar()

const content = style({
  vars: { [ground]: vars.color.surface },
  position: 'fixed',
  zIndex: vars.z.dialog,
  display: 'flex',
  flexDirection: 'column',
  overflow: 'hidden',
  background: ground,
  color: vars.color.ink,
  outline: 'none',
  // No room for a title and buttons that stay: all of it scrolls.
  '@media': { [media.keyboard]: { overflowY: 'auto', overscrollBehavior: 'contain' } },
})

/** A card: at the bottom of a phone, centred on wider screens. */
const card = style([
  content,
  {
    insetBlockEnd: `max(${vars.space.s}, env(safe-area-inset-bottom))`,
    insetInline: vars.space.s,
    marginInline: 'auto',
    maxInlineSize: rem(480),
    maxBlockSize: `calc(100dvb - ${vars.space.l})`,
    borderRadius: vars.radius.card,
    boxShadow: vars.shadow.high,
    ...enters(rise, vars.duration.enter),
    ...leaves(fadeOut),
    '@media': {
      ...EDGE,
      [media.fromS]: {
        insetBlock: vars.space.l,
        marginBlock: 'auto',
        blockSize: 'fit-content',
      },
    },
  },
])

/** Slides up on a phone, in from the side on a desktop. */
const sheet = style([
  content,
  {
    insetInline: 0,
    insetBlockEnd: 0,
    maxBlockSize: `calc(100dvb - ${vars.space.xxl})`,
    paddingBlockEnd: 'env(safe-area-inset-bottom)',
    borderStartStartRadius: vars.radius.card,
    borderStartEndRadius: vars.radius.card,
    boxShadow: vars.shadow.high,
    ...enters(fromBelow, vars.duration.place),
    ...leaves(toBelow, vars.duration.enter),
    '@media': {
      ...EDGE,
      [media.fromM]: {
        insetInlineStart: 'auto',
        insetBlock: 0,
        inlineSize: `min(${rem(440)}, 90vi)`,
        maxBlockSize: 'none',
        borderRadius: 0,
        borderStartStartRadius: vars.radius.card,
        borderEndStartRadius: vars.radius.card,
        ...enters(fromSide, vars.duration.place),
        selectors: closing(toSide, vars.duration.enter),
      },
    },
  },
])

const full = style([
  content,
  {
    inset: 0,
    paddingBlock: 'env(safe-area-inset-top) env(safe-area-inset-bottom)',
    ...enters(fadeIn, vars.duration.place),
    ...leaves(fadeOut),
  },
])

/** What is not dusk's own is as by night: chips and notices stand on it. */
const NIGHT = Object.fromEntries(
  Object.entries(SHARED.dark).map(([role, value]) => [
    vars.color[role as keyof typeof SHARED.dark],
    value,
  ]),
)

export const shapes = styleVariants({
  card: [card],
  sheet: [sheet],
  paper: [full, { vars: { [ground]: vars.color.paper } }],
  /** One ground for both modes: what stands on it has its colours. */
  dusk: [
    full,
    {
      vars: {
        ...NIGHT,
        [ground]: vars.color.dusk,
        [vars.color.paper]: vars.color.dusk,
        [vars.color.ink]: vars.color.onDusk,
        [vars.color.muted]: vars.color.duskMuted,
        [vars.color.surface]: `color-mix(in srgb, ${vars.color.dusk} 88%, ${vars.color.onDusk})`,
        [vars.color.sunken]: `color-mix(in srgb, ${vars.color.dusk} 80%, ${vars.color.onDusk})`,
        [vars.color.line]: `color-mix(in srgb, ${vars.color.dusk} 70%, ${vars.color.onDusk})`,
        [vars.color.lineStrong]: vars.color.duskMuted,
        [vars.color.focus]: vars.color.onDusk,
      },
      color: vars.color.onDusk,
    },
  ],
  shade: [full, { vars: { [ground]: vars.color.shade }, color: vars.color.onShade }],
})

export const heading = style({
  flex: 'none',
  paddingBlock: `${vars.space.l} ${vars.space.s}`,
  paddingInline: vars.space.l,
  ...displayFace,
  fontSize: vars.text.l,
  lineHeight: vars.leading.tight,
  textWrap: 'balance',
  overflowWrap: 'anywhere',
})

/** Space for the close button beside the title. */
export const headingBesideClose = style({ paddingInlineEnd: rem(72) })

/** What scrolls, between the title and the buttons: what has the focus is never behind either. */
export const body = style({
  flex: '1 1 auto',
  minInlineSize: 0,
  minBlockSize: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  paddingInline: vars.space.l,
  paddingBlockEnd: vars.space.l,
  '@media': { [media.keyboard]: { flex: '1 0 auto', overflowY: 'visible' } },
})

export const actions = style({
  flex: 'none',
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xs,
  paddingInline: vars.space.l,
  paddingBlock: `${vars.space.s} ${vars.space.l}`,
  '@media': { [media.fromS]: { flexDirection: 'row', flexWrap: 'wrap' } },
})

export const close = style({
  position: 'absolute',
  zIndex: vars.z.sticky,
  insetBlockStart: vars.space.s,
  insetInlineEnd: vars.space.s,
})
