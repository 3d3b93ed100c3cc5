import { keyframes, style, styleVariants } from '@vanilla-extract/css'
import { rem } from '../../tokens/scale.ts'
import { vars } from '../../tokens/vars.css.ts'

const base = style({ display: 'inline-block', flexShrink: 0, verticalAlign: 'middle' })
const side = (pixels: number) => ({ inlineSize: rem(pixels), blockSize: rem(pixels) })

export const size = styleVariants({
  xs: [base, side(16)],
  s: [base, side(24)],
  m: [base, side(32)],
  l: [base, side(56)],
  xl: [base, side(112)],
})

const stroke = style({
  fill: 'none',
  stroke: 'currentColor',
  strokeLinecap: 'round',
  transformBox: 'fill-box',
})

const comeFrom = (sideways: string, degrees: string) =>
  keyframes({ from: { transform: `translate(${sideways}, -12%) rotate(${degrees})`, opacity: 0 } })
const kindle = keyframes({
  from: { transform: 'scale(0)' },
  '60%': { transform: 'scale(1.35)' },
})
const glow = keyframes({
  from: { transform: 'scale(0.4)', opacity: 0.5 },
  to: { transform: 'scale(1)', opacity: 0 },
})

/** The strokes slide in from both sides; with reduced motion they are static. */
export const left = styleVariants({
  still: [stroke],
  meet: [
    stroke,
    {
      transformOrigin: 'bottom left',
      animation: `${comeFrom('-90%', '-34deg')} ${vars.duration.place} ${vars.ease.out} backwards`,
    },
  ],
})
export const right = styleVariants({
  still: [stroke],
  meet: [
    stroke,
    {
      transformOrigin: 'bottom right',
      animation: `${comeFrom('90%', '34deg')} ${vars.duration.place} ${vars.ease.out} backwards`,
    },
  ],
})

const light = style({ transformBox: 'fill-box', transformOrigin: 'center' })
export const lit = styleVariants({
  still: [light],
  meet: [
    light,
    {
      animation: `${kindle} ${vars.duration.place} ${vars.ease.spark} ${vars.duration.place} backwards`,
    },
  ],
})
export const tone = styleVariants({
  brand: { fill: vars.color.ember },
  plain: { fill: 'currentColor' },
})

/** One ring of light that expands once the strokes have met; invisible before and after. */
export const ring = style({
  fill: vars.color.ember,
  opacity: 0,
  transformBox: 'fill-box',
  transformOrigin: 'center',
  animation: `${glow} ${vars.duration.place} ${vars.ease.out} ${vars.duration.place}`,
})
