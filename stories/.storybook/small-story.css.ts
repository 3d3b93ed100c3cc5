import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '#ui/tokens/vars.css.ts'

export const list = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.m,
})
globalStyle(`.sbdocs-content ul${list}`, { padding: 0, listStyle: 'none' })
globalStyle(`.sbdocs-content ${list} > li`, { margin: 0 })

export const link = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xs,
  inlineSize: 'min-content',
  fontSize: vars.text.s,
})

export const frame = style({
  display: 'block',
  overflow: 'clip',
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
  background: vars.color.sunken,
})

/** A picture of its state: the link around it is pressed. */
export const story = style({ border: 0, transformOrigin: '0 0', pointerEvents: 'none' })
