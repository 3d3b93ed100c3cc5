import { style } from '@vanilla-extract/css'
import { vars } from '#ui/tokens/vars.css.ts'

/** Wider than the page's column where the window is, and scrolled where it is not. */
export const scroller = style({
  overflowX: 'auto',
  inlineSize: 'max-content',
  minInlineSize: '100%',
  maxInlineSize: 'calc(100% + max(0px, (100vw - 100% - 8rem) / 2))',
  marginBlock: vars.space.l,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
  background: vars.color.paper,
})

export const table = style({ borderCollapse: 'collapse', minInlineSize: '100%' })

export const name = style({
  padding: vars.space.s,
  color: vars.color.muted,
  fontFamily: vars.font.body,
  fontSize: vars.text.s,
  fontWeight: vars.weight.medium,
  textAlign: 'start',
  whiteSpace: 'nowrap',
})

export const cell = style({
  padding: `${vars.space.s} ${vars.space.xs}`,
  borderBlockStart: `1px solid ${vars.color.line}`,
  verticalAlign: 'middle',
})

/** As wide as it wants to be, as far as a phone is: a table would squeeze it, and is scrolled instead. */
export const content = style({
  inlineSize: 'max-content',
  minInlineSize: '5rem',
  maxInlineSize: '18rem',
})
