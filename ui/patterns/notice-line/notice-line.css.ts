import { style } from '@vanilla-extract/css'
import { media } from '../../tokens/media.ts'
import { vars } from '../../tokens/vars.css.ts'

export const line = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.s,
  minBlockSize: vars.size.touch,
  paddingInline: `${vars.space.m} ${vars.space.xs}`,
  borderRadius: vars.radius.card,
  background: vars.color.sunken,
  fontSize: vars.text.s,
  lineHeight: vars.leading.tight,
  '@media': {
    [media.fromM]: { paddingBlock: vars.space.xxs },
    // Border for forced colours, where backgrounds are missing.
    [media.forced]: { border: '1px solid' },
  },
})

export const words = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xxs,
  flex: '1 1 0%',
  minInlineSize: 0,
  paddingBlock: vars.space.xxs,
})

export const title = style({ fontWeight: vars.weight.semibold })

/** Hidden on a phone: the linked page says it. */
export const detail = style({
  display: 'none',
  color: vars.color.muted,
  '@media': { [media.fromM]: { display: 'block' } },
})

/** The whole line is clickable. */
export const action = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xs,
  minBlockSize: vars.size.touch,
  minInlineSize: vars.size.touch,
  justifyContent: 'flex-end',
  fontWeight: vars.weight.semibold,
  textDecoration: 'none',
  color: 'inherit',
  selectors: {
    '&::after': {
      content: '',
      position: 'absolute',
      inset: 0,
      borderRadius: vars.radius.card,
    },
    '&:focus-visible': { outline: 'none', boxShadow: 'none' },
    '&:focus-visible::after': { outline: `2px solid ${vars.color.focus}`, outlineOffset: 2 },
  },
})

/** Above the line's overlay link. */
export const dismiss = style({ position: 'relative', flex: 'none' })
