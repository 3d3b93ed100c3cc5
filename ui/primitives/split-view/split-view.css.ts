import { style } from '@vanilla-extract/css'
import { media } from '../../tokens/media.ts'
import { rem } from '../../tokens/scale.ts'
import { vars } from '../../tokens/vars.css.ts'

export const view = style({
  display: 'flex',
  flex: '1 1 0%',
  minBlockSize: 0,
  inlineSize: '100%',
  maxInlineSize: `calc(${vars.size.wide} + 2 * ${vars.space.xl})`,
  marginInline: 'auto',
  '@media': { [media.fromM]: { paddingInline: vars.space.m } },
})

const part = style({
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  minBlockSize: 0,
})

export const list = style([
  part,
  {
    flex: '1 1 100%',
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    '@media': {
      [media.fromM]: {
        flex: `0 0 ${rem(300)}`,
        borderInlineEnd: `1px solid ${vars.color.line}`,
        paddingInlineEnd: vars.space.xs,
      },
      [media.fromL]: { flexBasis: rem(360) },
      [media.low]: { flex: '1 1 100%', borderInlineEnd: 0, overscrollBehavior: 'auto' },
    },
  },
])

export const detail = style([
  part,
  {
    flex: '1 1 100%',
    // Large text on a small screen: the composer must stay visible.
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    '@media': { [media.fromM]: { flex: '1 1 0%' } },
  },
])

const column = { flexDirection: 'column', overflowY: 'auto' } as const
const whole = { flex: 'none', overflowY: 'visible' } as const

/** Both panes on a phone, one above the other, in one scroll. */
export const both = style({
  ...column,
  '@media': {
    [media.fromM]: { flexDirection: 'row', overflowY: 'visible' },
    [media.low]: column,
  },
})
export const stacked = style({
  ...whole,
  '@media': { [media.fromM]: { overflowY: 'auto' }, [media.low]: whole },
})

/** The pane hidden on a phone, also when it lies on its side. */
export const away = style({
  display: 'none',
  '@media': { [media.fromM]: { display: 'flex' }, [media.low]: { display: 'none' } },
})
