import { style } from '@vanilla-extract/css'
import { vars } from '../../tokens/vars.css.ts'
import { floating } from '../menu/menu.css.ts'

export const popover = style([floating, { padding: vars.space.m, fontSize: vars.text.s }])
