import { style } from '@vanilla-extract/css'
import { floating } from '../menu/menu.css.ts'
import { vars } from '../theme/vars.css.ts'

export const popover = style([floating, { padding: vars.space.m, fontSize: vars.text.s }])
