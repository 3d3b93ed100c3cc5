import { keyframes, style, styleVariants } from '@vanilla-extract/css'
import { displayFace } from '../../tokens/display-face.ts'
import { LEAN } from '../../tokens/mark-shape.ts'
import { rem } from '../../tokens/scale.ts'
import { vars } from '../../tokens/vars.css.ts'

const radians = (LEAN.tilt * Math.PI) / 180
const round = (value: number) => Number(value.toFixed(2))
/** A stroke's width, and how far its upper end lies beside its lower one, in hundredths of the pair's width. */
const WIDTH = LEAN.width * 100
const SPLAY = round(WIDTH * (LEAN.tall - 1) * Math.sin(radians))
/** What an upright picture covers in a tilted stroke, as parts of the stroke. */
const COVER = {
  wide: round(100 * (1 + (LEAN.tall - 1) * Math.sin(radians))),
  high: round((100 * (1 + (LEAN.tall - 1) * Math.cos(radians))) / LEAN.tall),
}

const frame = style({
  position: 'relative',
  containerType: 'inline-size',
  inlineSize: '100%',
  marginInline: 'auto',
})
export const size = styleVariants({
  /** In a mail, a list, a preview. */
  s: [frame, { maxInlineSize: rem(168) }],
  m: [frame, { maxInlineSize: rem(280) }],
  l: [frame, { maxInlineSize: rem(420) }],
})

/** Both strokes and the point, above the light. */
export const pair = style({
  position: 'relative',
  display: 'flex',
  justifyContent: 'center',
  // Closest at their lower ends, a finger apart; less where they are small.
  gap: `calc(min(${LEAN.gap}px, 5cqi) + ${SPLAY}cqi)`,
})

const stroke = style({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  inlineSize: `${WIDTH}cqi`,
  aspectRatio: `1 / ${LEAN.tall}`,
  overflow: 'hidden',
  borderRadius: vars.radius.pill,
})

const swing = (degrees: number) =>
  keyframes({
    from: { rotate: `${degrees}deg`, translate: `${degrees > 0 ? 40 : -40}% 0`, opacity: 0 },
  })
const moving = (degrees: number) => ({
  animation: `${swing(degrees)} ${vars.duration.place} ${vars.ease.out} backwards`,
})
const leaning = { rotate: `${-LEAN.tilt}deg` }
const answering = { rotate: `${LEAN.tilt}deg` }

export const left = styleVariants({
  still: [stroke, leaning],
  swing: [stroke, leaning, moving(-LEAN.tilt * 3)],
  /** Beside the other rather than towards it, and higher. */
  miss: [stroke, leaning, { translate: '0 -4cqi' }],
})
export const right = styleVariants({
  still: [stroke, answering],
  swing: [stroke, answering, moving(LEAN.tilt * 3)],
  miss: [stroke, leaning, { translate: '0 10cqi' }],
})

/** What stands in a stroke stands upright. */
const upright = { left: answering, right: leaning }
const face = style({
  inlineSize: `${COVER.wide}%`,
  blockSize: `${COVER.high}%`,
  maxInlineSize: 'none',
  objectFit: 'cover',
  objectPosition: '50% 32%',
})
export const picture = styleVariants(upright, (turn) => [face, turn])

const words = style({
  ...displayFace,
  fontSize: '22cqi',
  lineHeight: 1,
  userSelect: 'none',
})
export const initial = styleVariants(upright, (turn) => [words, turn])

const label = style({
  padding: vars.space.s,
  fontSize: vars.text.s,
  lineHeight: vars.leading.tight,
  textAlign: 'center',
  textWrap: 'balance',
})
export const room = styleVariants(upright, (turn) => [label, turn])

/** The paper of a stroke without a picture. */
export const plain = styleVariants({
  paper: { background: vars.color.sunken, color: vars.color.ink },
  dusk: { background: vars.color.onDusk, color: vars.color.dusk },
})
const dashed = style({ borderWidth: 2, borderStyle: 'dashed', background: 'none' })
export const empty = styleVariants({
  paper: [dashed, { borderColor: vars.color.lineStrong, color: vars.color.muted }],
  dusk: [dashed, { borderColor: vars.color.duskMuted, color: vars.color.duskMuted }],
})

const point = style({
  position: 'relative',
  inlineSize: '8cqi',
  aspectRatio: '1',
  marginInline: 'auto',
  marginBlockStart: '4cqi',
  borderRadius: vars.radius.pill,
})
export const lit = styleVariants({
  paper: [point, { background: vars.color.ember }],
  dusk: [point, { background: vars.color.light }],
})
/** Where the strokes miss each other nothing is lit. */
export const unlit = styleVariants({
  paper: [point, { border: `2px solid ${vars.color.lineStrong}`, marginBlockStart: '14cqi' }],
  dusk: [point, { border: `2px solid ${vars.color.duskMuted}`, marginBlockStart: '14cqi' }],
})

const kindle = keyframes({ from: { opacity: 0 } })
/** Reaches as far as it shines, so that its box has no edge. */
const glow = style({
  position: 'absolute',
  insetInline: '-22cqi',
  insetBlockEnd: '-68cqi',
  blockSize: '144cqi',
  // The kit's only gradient: from the point, on dusk alone.
  background: `radial-gradient(closest-side, color-mix(in srgb, ${vars.color.light} 46%, transparent), color-mix(in srgb, ${vars.color.light} 14%, transparent) 42%, transparent)`,
  pointerEvents: 'none',
})
export const light = styleVariants({
  still: [glow],
  swing: [glow, { animation: `${kindle} ${vars.duration.place} ${vars.ease.out} backwards` }],
})
