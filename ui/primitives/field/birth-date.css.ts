import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../tokens/vars.css.ts'

export const parts = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.s })
export const part = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xxs,
  minInlineSize: 0,
})
export const width = styleVariants({
  // Narrower on a small phone, so that none stands alone on a second line.
  day: { flex: '1 1 3.25rem', maxInlineSize: '4.75rem' },
  month: { flex: '1 1 3.25rem', maxInlineSize: '4.75rem' },
  year: { flex: '1 1 4.75rem', maxInlineSize: '6.5rem' },
})
export const partLabel = style({ fontSize: vars.text.xs, color: vars.color.muted })
