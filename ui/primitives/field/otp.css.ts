import { createVar, style, styleVariants } from '@vanilla-extract/css'
import { rem } from '../../tokens/scale.ts'
import { vars } from '../../tokens/vars.css.ts'

const cell = createVar()
const gap = createVar()
const step = createVar()
const indent = createVar()
const underline = (color: string) =>
  `repeating-linear-gradient(to right, ${color} 0, ${color} ${cell}, transparent ${cell}, transparent ${step})`

/** Padding inside the focus ring. */
const ROOM = vars.space.xs

/** The visible boxes, evenly padded and aligned with the label. */
export const row = style({
  vars: {
    // On a small screen or with large text the boxes shrink.
    [cell]: 'min(2.75rem, 10.2vw)',
    [gap]: 'min(0.5rem, 2vw)',
    [step]: `calc(${cell} + ${gap})`,
  },
  overflow: 'clip',
  maxInlineSize: `calc(100% + 2 * ${ROOM})`,
  marginInline: `calc(-1 * ${ROOM})`,
  borderRadius: vars.radius.field,
  selectors: {
    '&:has(:focus-visible)': {
      outline: `2px solid ${vars.color.focus}`,
      outlineOffset: 2,
      boxShadow: `0 0 0 2px ${vars.color.paper}`,
    },
  },
})

/** One native input that looks like several boxes, so that pasting and autofill work. */
export const code = style({
  vars: { [indent]: `calc((${cell} - 1ch) / 2)` },
  display: 'block',
  minBlockSize: 'min(3.5rem, 16vw)',
  padding: 0,
  paddingInlineStart: `calc(${ROOM} + ${indent})`,
  border: 0,
  color: vars.color.ink,
  fontFamily: 'ui-monospace, Menlo, Consolas, "DejaVu Sans Mono", monospace',
  fontSize: 'min(1.6875rem, 7.5vw)',
  lineHeight: 1,
  letterSpacing: `calc(${step} - 1ch)`,
  backgroundImage: underline(vars.color.lineStrong),
  backgroundRepeat: 'no-repeat',
  backgroundPosition: `left ${ROOM} bottom ${rem(6)}`,
  selectors: {
    '&:focus-visible': { outline: 'none', boxShadow: 'none' },
    '&[aria-invalid="true"]': { backgroundImage: underline(vars.color.danger) },
  },
})

export const rows = styleVariants({ 4: 4, 6: 6, 8: 8 }, (count) => ({
  inlineSize: `calc(${count} * ${step} - ${gap} + 2 * ${ROOM})`,
}))
export const places = styleVariants({ 4: 4, 6: 6, 8: 8 }, (count) => ({
  // Space for the caret after the last digit; without it the first digit scrolls out of view.
  inlineSize: `calc(${ROOM} + ${indent} + ${count} * ${step} + 2px)`,
  backgroundSize: `calc(${count} * ${step}) 2px`,
}))
