import { keyframes, style, styleVariants } from '@vanilla-extract/css'
import { displayFace } from '../theme/display-face.ts'
import { EDGE } from '../theme/forced.ts'
import { media } from '../theme/media.ts'
import { rem } from '../theme/scale.ts'
import { vars } from '../theme/vars.css.ts'
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
const leaves = (name: string, duration: string = vars.duration.state) => ({
  selectors: {
    '&[data-state="closed"]': { animation: `${name} ${duration} ${vars.ease.out} forwards` },
  },
})

export const overlay = style({
  position: 'fixed',
  inset: 0,
  // As high as a dialog, so that of two the second shades the first.
  zIndex: vars.z.dialog,
  background: vars.color.overlay,
  ...enters(fadeIn, vars.duration.enter),
  ...leaves(fadeOut),
})

const content = style({
  position: 'fixed',
  zIndex: vars.z.dialog,
  display: 'flex',
  flexDirection: 'column',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  background: vars.color.surface,
  color: vars.color.ink,
  outline: 'none',
})

/** A card: in thumb's reach on a phone, in the middle of a wider screen. */
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

/** Comes up from the bottom of a phone, and in from the far side of a desktop. */
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
        selectors: {
          '&[data-state="closed"]': {
            animation: `${toSide} ${vars.duration.enter} ${vars.ease.out} forwards`,
          },
        },
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

export const shapes = styleVariants({
  card: [card],
  sheet: [sheet],
  paper: [full, { background: vars.color.paper }],
  ember: [full, { background: vars.color.emberSoft }],
  shade: [full, { background: vars.color.shade, color: vars.color.onShade }],
})

export const heading = style({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: vars.z.raised,
  paddingBlock: `${vars.space.l} ${vars.space.s}`,
  paddingInline: vars.space.l,
  background: 'inherit',
  ...displayFace,
  fontSize: vars.text.l,
  lineHeight: vars.leading.tight,
  textWrap: 'balance',
  overflowWrap: 'anywhere',
})

/** Leaves room for the close button beside the title. */
export const headingBesideClose = style({ paddingInlineEnd: rem(72) })

export const body = style({
  flex: '1 0 auto',
  minInlineSize: 0,
  paddingInline: vars.space.l,
  paddingBlockEnd: vars.space.l,
})

export const actions = style({
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: vars.z.raised,
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xs,
  marginBlockStart: 'auto',
  paddingInline: vars.space.l,
  paddingBlock: `0 ${vars.space.l}`,
  background: 'inherit',
  '@media': { [media.fromS]: { flexDirection: 'row', flexWrap: 'wrap' } },
})

export const close = style({
  position: 'absolute',
  zIndex: vars.z.sticky,
  insetBlockStart: vars.space.s,
  insetInlineEnd: vars.space.s,
})
