import { globalStyle } from '@vanilla-extract/css'
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
