import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '#ui/tokens/vars.css.ts'

export const page = style({
  maxInlineSize: '44rem',
  padding: vars.space.l,
  fontFamily: vars.font.body,
  lineHeight: vars.leading.body,
  color: vars.color.ink,
})
globalStyle(`${page} > *`, { marginBlockEnd: vars.space.m })
globalStyle(`${page} h1`, { fontSize: vars.text.xl })
globalStyle(`${page} a`, { color: vars.color.emberText, lineHeight: 2 })

/** What it stands in is an error's, with a frame and advice on settings. */
globalStyle(`.sb-errordisplay:has(> ${page})`, { background: vars.color.paper })
globalStyle(`.sb-errordisplay:has(> ${page}) > :not(${page})`, { display: 'none' })
