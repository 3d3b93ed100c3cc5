import { style } from '@vanilla-extract/css'
import { media } from '../../tokens/media.ts'
import { vars } from '../../tokens/vars.css.ts'

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
  // A label that is too long wraps: cut off at the edge, nobody knew that the row scrolls.
  minBlockSize: vars.size.touch,
  justifyContent: 'center',
  color: vars.color.muted,
  textDecoration: 'none',
  fontSize: vars.text.s,
  fontWeight: vars.weight.semibold,
  lineHeight: vars.leading.tight,
  textAlign: 'center',
  textWrap: 'balance',
  // Between words alone.
  overflowWrap: 'break-word',
  borderBlockEnd: '3px solid transparent',
  borderBlockStart: '3px solid transparent',
  transition: `color ${vars.duration.state} ${vars.ease.out}`,
  selectors: {
    '&[aria-current="page"]': { color: vars.color.ink, borderBlockEndColor: vars.color.ink },
    '&:focus-visible': { outlineOffset: -2 },
  },
  '@media': {
    // Forced colours show transparent borders.
    [media.forced]: {
      borderColor: 'Canvas',
      selectors: { '&[aria-current="page"]': { borderBlockEndColor: 'Highlight' } },
    },
  },
})
