import { createVar, globalStyle, keyframes, style, styleVariants } from '@vanilla-extract/css'
import { displayFace } from '../../tokens/display-face.ts'
import { EDGE } from '../../tokens/forced.ts'
import { rem } from '../../tokens/scale.ts'
import { vars } from '../../tokens/vars.css.ts'

const appear = keyframes({ from: { opacity: 0 } })
/** When a line begins; nothing moves where durations are zero. */
const begins = createVar()
/** Words of a line that are written one after the other. */
const WORDS = 12

export const figure = style({
  inlineSize: '100%',
  maxInlineSize: rem(480),
  margin: 0,
  marginInline: 'auto',
})
export const caption = style({
  marginBlockStart: vars.space.s,
  fontSize: vars.text.s,
  color: vars.color.muted,
  textAlign: 'center',
})
export const talk = style({
  display: 'grid',
  gap: vars.space.m,
  margin: 0,
  padding: 0,
  listStyle: 'none',
})

const line = style({
  inlineSize: 'fit-content',
  maxInlineSize: '86%',
  padding: `${vars.space.s} ${vars.space.m}`,
  borderRadius: vars.radius.card,
  ...displayFace,
  fontSize: vars.text.l,
  lineHeight: vars.leading.tight,
  color: vars.color.ink,
  boxShadow: vars.shadow.low,
  animation: `${appear} ${vars.duration.enter} ${vars.ease.out} ${begins} backwards`,
  '@media': EDGE,
})
const after = (part: number) => ({
  vars: { [begins]: `calc(${vars.duration.enter} * ${part * 6})` },
})

/** Who speaks, in turns. */
export const lines = styleVariants({
  first: [line, after(0), { background: vars.color.surface }],
  second: [line, after(1), { background: vars.color.emberSoft, justifySelf: 'end' }],
  third: [line, after(2), { background: vars.color.surface }],
  fourth: [line, after(3), { background: vars.color.emberSoft, justifySelf: 'end' }],
})

export const word = style({
  animation: `${appear} ${vars.duration.state} ${vars.ease.out} backwards`,
})
for (let nth = 1; nth <= WORDS; nth++)
  globalStyle(`${word}:nth-child(${nth})`, {
    animationDelay: `calc(${begins} + ${vars.duration.state} * ${nth * 0.8})`,
  })
globalStyle(`${word}:nth-child(n + ${WORDS + 1})`, {
  animationDelay: `calc(${begins} + ${vars.duration.state} * ${WORDS})`,
})
