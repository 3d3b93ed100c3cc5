import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../tokens/vars.css.ts'

const PHONE = { width: 390, height: 844 }
const DESKTOP = { width: 1280, height: 800 }

/** As wide as the page it is in allows, and never wider than the screen it stands for. */
export const room = styleVariants({ phone: PHONE, desktop: DESKTOP }, ({ width, height }) => ({
  containerType: 'inline-size' as const,
  maxInlineSize: width,
  aspectRatio: `${width} / ${height}`,
  overflow: 'auto',
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
  background: vars.color.paper,
}))

const frame = style({ display: 'block', border: 0, background: vars.color.paper })

export const frames = styleVariants({ phone: PHONE, desktop: DESKTOP }, ({ width, height }) => [
  frame,
  {
    inlineSize: width,
    blockSize: height,
    // The whole page made smaller: a number from two lengths, which calc() cannot divide everywhere.
    transform: `scale(tan(atan2(100cqi, ${width}px)))`,
    transformOrigin: '0 0',
  },
])

/** What is scaled keeps the size that it had. */
export const crop = style({ inlineSize: '100cqi', overflow: 'hidden', blockSize: '100%' })
