import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '#ui/tokens/vars.css.ts'
import { WELCOME_PLACES, WELCOME_TILE } from '../pictures/welcome-places.ts'

export const places = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(8.5rem, 1fr))',
  gap: vars.space.m,
  marginBlock: vars.space.l,
})
globalStyle(`.sbdocs-content ul${places}`, { padding: 0, listStyle: 'none' })
globalStyle(`.sbdocs-content ${places} > li`, { margin: 0 })

export const place = style({ display: 'grid', gap: vars.space.xs, fontSize: vars.text.s })

export const picture = style({
  aspectRatio: `${WELCOME_TILE.width} / ${WELCOME_TILE.height}`,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
  backgroundSize: `${100 * WELCOME_PLACES.length}% 100%`,
  selectors: { [`${place}:hover &`]: { borderColor: vars.color.lineStrong } },
})
