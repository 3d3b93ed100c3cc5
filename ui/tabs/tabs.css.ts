import { style } from '@vanilla-extract/css'
import { media } from '../theme/media.ts'
import { vars } from '../theme/vars.css.ts'

export const list = style({
  display: 'flex',
  gap: vars.space.m,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  boxShadow: `inset 0 -1px 0 ${vars.color.line}`,
})

export const tab = style({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xs,
  flexShrink: 0,
  minBlockSize: vars.size.touch,
  minInlineSize: vars.size.touch,
  justifyContent: 'center',
  color: vars.color.muted,
  textDecoration: 'none',
  fontSize: vars.text.s,
  fontWeight: vars.weight.semibold,
  whiteSpace: 'nowrap',
  borderBlockEnd: '3px solid transparent',
  borderBlockStart: '3px solid transparent',
  transition: `color ${vars.duration.state} ${vars.ease.out}`,
  selectors: {
    '&[aria-current="page"]': { color: vars.color.ink, borderBlockEndColor: vars.color.ink },
    '&:focus-visible': { outlineOffset: -2 },
  },
  '@media': {
    // A border without a colour is seen too.
    [media.forced]: {
      borderColor: 'Canvas',
      selectors: { '&[aria-current="page"]': { borderBlockEndColor: 'Highlight' } },
    },
  },
})
