import { createVar, keyframes, style, styleVariants } from '@vanilla-extract/css'
import { CHOSEN } from '../../tokens/forced.ts'
import { media } from '../../tokens/media.ts'
import { vars } from '../../tokens/vars.css.ts'

const rest = createVar()
const strong = createVar()
const front = createVar()
const edge = createVar()

export const button = style({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space.xs,
  maxInlineSize: '100%',
  minInlineSize: vars.size.touch,
  border: `1.5px solid ${edge}`,
  borderRadius: vars.radius.card,
  color: front,
  background: rest,
  fontFamily: vars.font.body,
  fontWeight: vars.weight.semibold,
  lineHeight: vars.leading.tight,
  textAlign: 'center',
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  userSelect: 'none',
  WebkitTapHighlightColor: 'transparent',
  transitionProperty: 'background-color, border-color, color, translate, opacity',
  transitionDuration: vars.duration.state,
  transitionTimingFunction: vars.ease.out,
  selectors: {
    '&:active:not(:disabled, [aria-disabled="true"])': {
      background: strong,
      translate: '0 1px',
    },
    '&:is(:disabled, [aria-disabled="true"]):not([aria-busy="true"])': {
      color: vars.color.muted,
      background: vars.color.sunken,
      borderColor: vars.color.line,
      cursor: 'not-allowed',
    },
    '&[aria-busy="true"]': { cursor: 'progress' },
    // Clicked before hydration: its loading dots are not available yet.
    '&[data-early][aria-busy="true"], [data-early] &[aria-busy="true"]': { opacity: 0.7 },
  },
  '@media': {
    [media.hover]: {
      selectors: {
        '&:hover:not(:disabled, [aria-disabled="true"])': { background: strong },
      },
    },
    [media.forced]: { borderColor: 'ButtonText' },
  },
})

const filled = (background: string, darker: string, text: string) => ({
  vars: { [rest]: background, [strong]: darker, [front]: text, [edge]: 'transparent' },
})

export const tone = styleVariants({
  /** The primary action of a screen. */
  ember: filled(vars.color.ember, vars.color.emberStrong, vars.color.onEmber),
  /** Paying, confirming a price, checking a truth. */
  trust: filled(vars.color.trust, vars.color.trustStrong, vars.color.onTrust),
  /** Destructive: outlined, since filled red looks like ember. */
  danger: {
    vars: {
      [rest]: 'transparent',
      [strong]: vars.color.dangerSoft,
      [front]: vars.color.danger,
      [edge]: vars.color.danger,
    },
  },
  ink: filled(vars.color.ink, vars.color.muted, vars.color.paper),
  /** Secondary: an outline on any background. */
  quiet: {
    vars: {
      [rest]: 'transparent',
      [strong]: vars.color.sunken,
      [front]: vars.color.ink,
      [edge]: vars.color.lineStrong,
    },
  },
  /** Tertiary: text only. */
  bare: {
    vars: {
      [rest]: 'transparent',
      [strong]: vars.color.sunken,
      [front]: vars.color.ink,
      [edge]: 'transparent',
    },
  },
})

export const size = styleVariants({
  s: {
    minBlockSize: vars.size.touch,
    paddingInline: vars.space.m,
    paddingBlock: vars.space.xxs,
    fontSize: vars.text.s,
  },
  m: {
    minBlockSize: vars.size.control,
    paddingInline: vars.space.l,
    paddingBlock: vars.space.xs,
    fontSize: vars.text.m,
  },
  l: {
    minBlockSize: vars.size.controlLarge,
    paddingInline: vars.space.xl,
    paddingBlock: vars.space.xs,
    fontSize: vars.text.m,
  },
})

export const wide = style({ inlineSize: '100%' })

/** Round, unlike buttons with text. */
export const round = style({ padding: 0, borderRadius: vars.radius.pill })
export const square = styleVariants({
  s: { inlineSize: vars.size.touch, minBlockSize: vars.size.touch },
  m: { inlineSize: vars.size.control, minBlockSize: vars.size.control },
  l: { inlineSize: vars.size.controlLarge, minBlockSize: vars.size.controlLarge },
})

/** Without an edge in forced colours too: the rings of neighbours met. */
export const plain = style({ '@media': { [media.forced]: { borderStyle: 'none' } } })

/** Over a photo: readable on any. */
export const overPhoto = style({
  vars: {
    [rest]: `color-mix(in srgb, ${vars.color.shade} 72%, transparent)`,
    [strong]: vars.color.shade,
    [front]: vars.color.onShade,
    [edge]: 'transparent',
  },
})

export const pressed = style({
  vars: {
    [rest]: vars.color.emberSoft,
    [strong]: vars.color.emberSoft,
    [front]: vars.color.emberText,
    [edge]: vars.color.ember,
  },
  '@media': CHOSEN,
})

/** Without a disc: a filled sign says it, beside text that a disc would cover. */
export const pressedBare = style({ vars: { [front]: vars.color.emberText }, '@media': CHOSEN })

const glow = keyframes({
  '0%, 60%, 100%': { opacity: 0.35, translate: '0 0' },
  '30%': { opacity: 1, translate: '0 -2px' },
})

export const price = style({ whiteSpace: 'nowrap' })
/** A space with a dot on it, as wide as " · ". */
export const sign = style({
  wordSpacing: '0.5em',
  background: 'radial-gradient(circle, currentColor 0.07em, transparent 0.1em) no-repeat',
  // Text in forced colours has a plate behind it, which would cover the dot.
  '@media': { [media.forced]: { forcedColorAdjust: 'preserve-parent-color' } },
})

/** Keeps its size while loading. */
export const busy = style({ opacity: 0 })
export const content = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space.xs,
  minInlineSize: 0,
})
export const dots = style({
  position: 'absolute',
  inset: 0,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 6,
})
export const dot = style({
  inlineSize: 7,
  blockSize: 7,
  borderRadius: vars.radius.pill,
  background: 'currentColor',
  animation: `${glow} ${vars.duration.loop} ${vars.ease.inOut} infinite`,
  selectors: {
    '&:nth-child(2)': { animationDelay: '120ms' },
    '&:nth-child(3)': { animationDelay: '240ms' },
  },
})
