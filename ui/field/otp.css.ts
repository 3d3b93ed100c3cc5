import { createVar, style, styleVariants } from '@vanilla-extract/css'
import { rem } from '../theme/scale.ts'
import { vars } from '../theme/vars.css.ts'

const cell = createVar()
const step = createVar()
const indent = createVar()
const underline = (color: string) =>
  `repeating-linear-gradient(to right, ${color} 0, ${color} ${cell}, transparent ${cell}, transparent ${step})`

/** One native field that looks like a row of places, so that pasting and autofill just work. */
export const code = style({
  vars: {
    // On a small screen or with large text the places share the width instead of growing out of it.
    [cell]: 'min(2.75rem, 10.2vw)',
    [step]: `calc(${cell} + min(0.5rem, 2vw))`,
    [indent]: `calc((${cell} - 1ch) / 2)`,
  },
  maxInlineSize: '100%',
  minBlockSize: 'min(3.5rem, 16vw)',
  paddingInlineStart: indent,
  border: 0,
  borderRadius: vars.radius.field,
  color: vars.color.ink,
  fontFamily: 'ui-monospace, Menlo, Consolas, "DejaVu Sans Mono", monospace',
  fontSize: 'min(1.6875rem, 7.5vw)',
  lineHeight: 1,
  letterSpacing: `calc(${step} - 1ch)`,
  backgroundImage: underline(vars.color.lineStrong),
  backgroundRepeat: 'no-repeat',
  backgroundPosition: `left bottom ${rem(6)}`,
  selectors: {
    '&[aria-invalid="true"]': { backgroundImage: underline(vars.color.danger) },
  },
})

export const places = styleVariants({ 4: 4, 6: 6, 8: 8 }, (count) => ({
  // Room for the caret behind the last digit; without it the first one is pushed out of sight.
  inlineSize: `calc(${count} * ${step} + ${indent} + 2px)`,
  backgroundSize: `calc(${count} * ${step}) 2px`,
}))
