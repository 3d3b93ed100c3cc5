import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../theme/vars.css.ts'

// On a small screen or with large text the places share the width instead of growing out of it.
const cell = 'min(2.75rem, 11vw)'
const gap = 'min(0.5rem, 2vw)'
const step = `(${cell} + ${gap})`
const underline = (color: string) =>
  `linear-gradient(to right, ${color} 0 calc(${cell}), transparent calc(${cell}))`

/** One native field that looks like a row of places, so that pasting and autofill just work. */
export const code = style({
  maxInlineSize: '100%',
  minBlockSize: 'min(3.5rem, 16vw)',
  paddingInlineStart: `calc((${cell} - 1ch) / 2)`,
  border: 0,
  borderRadius: vars.radius.field,
  color: vars.color.ink,
  fontFamily: 'ui-monospace, Menlo, Consolas, "DejaVu Sans Mono", monospace',
  fontSize: 'min(1.6875rem, 7.5vw)',
  lineHeight: 1,
  letterSpacing: `calc(${step} - 1ch)`,
  backgroundImage: underline(vars.color.lineStrong),
  backgroundSize: `calc${step} 2px`,
  backgroundRepeat: 'repeat-x',
  backgroundPosition: 'left bottom',
  selectors: {
    '&[aria-invalid="true"]': { backgroundImage: underline(vars.color.danger) },
  },
})

export const places = styleVariants({ 4: 4, 6: 6, 8: 8 }, (count) => ({
  inlineSize: `calc(${count} * ${step})`,
}))
