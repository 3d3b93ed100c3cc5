import { keyframes, style, styleVariants } from '@vanilla-extract/css'
import { MARK } from '../../tokens/mark-shape.ts'
import { rem } from '../../tokens/scale.ts'
import { vars } from '../../tokens/vars.css.ts'

const meet = keyframes({
  '0%, 100%': { opacity: 0.25 },
  '40%': { opacity: 1 },
})

const mark = style({ display: 'inline-block', verticalAlign: 'middle', flexShrink: 0 })
const side = (pixels: number) => ({ inlineSize: rem(pixels), blockSize: rem(pixels) })

export const marks = styleVariants({
  s: [mark, side(18)],
  m: [mark, side(28)],
  l: [mark, side(48)],
})

const part = {
  animation: `${meet} ${vars.duration.loop} ${vars.ease.inOut} infinite`,
  stroke: 'currentColor',
  strokeWidth: MARK.width,
  strokeLinecap: 'round' as const,
}

export const left = style(part)
export const right = style({ ...part, animationDelay: '160ms' })
export const light = style({
  animation: part.animation,
  animationDelay: '320ms',
  fill: vars.color.ember,
})
