import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '#ui/tokens/vars.css.ts'

const PROSE = '.sbdocs-content'

// The kit's reset removes these from all lists, and the docs' styles do not restore them.
globalStyle(`${PROSE} > ol`, { listStyle: 'decimal' })
globalStyle(`${PROSE} > ul`, { listStyle: 'disc' })

// The docs' own chips are a grey that no theme can change.
globalStyle(`${PROSE} :is(p, li, td) code`, {
  color: vars.color.ink,
  background: vars.color.sunken,
  borderColor: vars.color.line,
})
globalStyle(`${PROSE} > table tr:nth-of-type(2n)`, { background: vars.color.sunken })

globalStyle(`${PROSE} p a`, { fontSize: 'inherit' })
// Names in the first column stay whole.
globalStyle(`${PROSE} > table td:first-child`, { minInlineSize: '9rem', overflowWrap: 'normal' })
// Measured before the text has its size, the frame of a story would cut it at 200 %.
globalStyle(`${PROSE} div:has(> .innerZoomElementWrapper)`, { height: 'auto !important' })
globalStyle(`${PROSE} > img`, { marginBlockEnd: vars.space.l })

/** Beside each other where there is room: a page of many states stays short. */
export const states = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 24rem), 1fr))',
  gap: vars.space.l,
  alignItems: 'start',
})
globalStyle(`${states} > *`, { minInlineSize: 0 })
globalStyle(`${states} h3`, { marginBlockStart: 0 })
globalStyle(`${PROSE} p, ${PROSE} li`, { maxInlineSize: '44rem' })
