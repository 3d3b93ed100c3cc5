import { globalStyle, keyframes, style } from '@vanilla-extract/css'
import { displayFace } from '../../tokens/display-face.ts'
import { vars } from '../../tokens/vars.css.ts'

const enter = keyframes({ from: { opacity: 0, scale: '0.97' } })

export const swipe = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.m,
  inlineSize: '100%',
  maxInlineSize: vars.size.narrow,
  marginInline: 'auto',
})

export const card = style({
  position: 'relative',
  touchAction: 'pan-y',
  userSelect: 'none',
  cursor: 'grab',
  animation: `${enter} ${vars.duration.enter} ${vars.ease.out}`,
  transition: `translate ${vars.duration.enter} ${vars.ease.out}, rotate ${vars.duration.enter} ${vars.ease.out}`,
  selectors: { '&[data-held]': { transition: 'none', cursor: 'grabbing' } },
})

const verdict = style({
  position: 'absolute',
  zIndex: 3,
  insetBlockStart: vars.space.l,
  paddingBlock: vars.space.xs,
  paddingInline: vars.space.m,
  borderRadius: vars.radius.pill,
  background: vars.color.surface,
  boxShadow: vars.shadow.high,
  ...displayFace,
  fontSize: vars.text.l,
  opacity: 0,
  pointerEvents: 'none',
  transition: `opacity ${vars.duration.state} ${vars.ease.out}`,
})

export const yes = style([
  verdict,
  {
    left: vars.space.m,
    color: vars.color.emberText,
    selectors: { '[data-leans="yes"] > &': { opacity: 1 } },
  },
])

export const no = style([
  verdict,
  {
    right: vars.space.m,
    color: vars.color.ink,
    selectors: { '[data-leans="no"] > &': { opacity: 1 } },
  },
])

export const answers = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.s,
})
globalStyle(`${answers} > *`, { flex: '1 1 auto' })

export const other = style({ display: 'flex', justifyContent: 'center', minInlineSize: '100%' })
