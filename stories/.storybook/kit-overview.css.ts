import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '#ui/tokens/vars.css.ts'

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 16rem), 1fr))',
  gap: vars.space.l,
})
globalStyle(`.sbdocs-content ul${list}`, { padding: 0, listStyle: 'none' })
globalStyle(`.sbdocs-content ${list} > li`, { margin: 0 })

/** The link is as large as all of it. */
export const component = style({ position: 'relative' })

export const picture = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  blockSize: '11rem',
  marginBlockEnd: vars.space.xs,
  // Also for what sticks to the window.
  contain: 'strict',
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
  background: vars.color.paper,
})

/** What is larger is cut at its end. */
export const inPage = style({
  zoom: 0.75,
  flex: 'none',
  inlineSize: '100%',
  maxInlineSize: '100%',
  maxBlockSize: '100%',
  padding: vars.space.s,
  fontFamily: vars.font.body,
  color: vars.color.ink,
  // In the middle what is as wide as its words; anything else fills its place.
  selectors: { '&:has(> :is(a, button, span, svg):only-child)': { inlineSize: 'fit-content' } },
})

export const link = style({
  fontWeight: vars.weight.medium,
  selectors: { '&::after': { content: '', position: 'absolute', inset: 0 } },
})

export const use = style({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 3,
  overflow: 'hidden',
})
globalStyle(`.sbdocs-content ${use}`, { margin: 0, fontSize: vars.text.s, color: vars.color.muted })
