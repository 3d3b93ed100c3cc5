import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../tokens/vars.css.ts'

export const parts = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.s })
export const part = style({ display: 'flex', flexDirection: 'column', gap: vars.space.xxs })
export const width = styleVariants({
  day: { inlineSize: '4.75rem' },
  month: { inlineSize: '4.75rem' },
  year: { inlineSize: '6.5rem' },
})
export const partLabel = style({ fontSize: vars.text.xs, color: vars.color.muted })
