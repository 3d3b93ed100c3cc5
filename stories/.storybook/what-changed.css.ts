import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '#ui/tokens/vars.css.ts'

export const pictures = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.m })
globalStyle(`${pictures} figure`, { flex: '1 1 14rem', margin: 0, maxInlineSize: '24rem' })
globalStyle(`${pictures} img`, { maxInlineSize: '100%', border: `1px solid ${vars.color.line}` })
