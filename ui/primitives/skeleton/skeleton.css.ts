import { keyframes, style, styleVariants } from '@vanilla-extract/css'
import { rem } from '../../tokens/scale.ts'
import { vars } from '../../tokens/vars.css.ts'
import { MAX_HEIGHT } from '../photo/tallest.ts'

const breathe = keyframes({ '50%': { opacity: 0.55 } })

const piece = style({
  display: 'block',
  background: vars.color.line,
  animation: `${breathe} ${vars.duration.loop} ${vars.ease.inOut} infinite`,
})

const line = style([
  piece,
  { blockSize: '0.7em', marginBlock: '0.4em', borderRadius: vars.radius.pill },
])

export const shapes = styleVariants({
  line: [line, { inlineSize: '100%' }],
  'short-line': [line, { inlineSize: '58%' }],
  heading: [line, { blockSize: '1.1em', inlineSize: '42%', fontSize: vars.text.l }],
  avatar: [
    piece,
    { inlineSize: rem(48), blockSize: rem(48), borderRadius: vars.radius.pill, flexShrink: 0 },
  ],
  portrait: [
    piece,
    {
      inlineSize: '100%',
      aspectRatio: '4 / 5',
      maxBlockSize: `var(${MAX_HEIGHT}, none)`,
      borderRadius: vars.radius.card,
    },
  ],
  fill: [piece, { inlineSize: '100%', blockSize: '100%', borderRadius: vars.radius.card }],
  words: [
    piece,
    {
      display: 'inline',
      borderRadius: vars.radius.pill,
      color: 'transparent',
      userSelect: 'none',
      boxDecorationBreak: 'clone',
      WebkitBoxDecorationBreak: 'clone',
    },
  ],
  'small-control': [
    piece,
    { inlineSize: '100%', blockSize: vars.size.touch, borderRadius: vars.radius.pill },
  ],
  control: [
    piece,
    { inlineSize: '100%', blockSize: vars.size.control, borderRadius: vars.radius.field },
  ],
})

/** Hidden without scripts, as nothing will load. */
export const region = style({
  display: 'block',
  minInlineSize: 0,
  '@media': { '(scripting: none)': { display: 'none' } },
})
