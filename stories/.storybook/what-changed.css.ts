import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '#ui/tokens/vars.css.ts'

export const pictures = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.m })
globalStyle(`${pictures} figure`, { flex: 'none', inlineSize: '15rem', margin: 0 })
globalStyle(`${pictures} img`, { maxInlineSize: '100%', border: `1px solid ${vars.color.line}` })
