import { style } from '@vanilla-extract/css'
import { CHOSEN } from '../../tokens/forced.ts'
import { media } from '../../tokens/media.ts'
import { rem } from '../../tokens/scale.ts'
import { vars } from '../../tokens/vars.css.ts'

const SIDE = rem(240)

export const frame = style({
  minBlockSize: '100dvb',
  display: 'flex',
  flexDirection: 'column',
  '@media': {
    [media.fromM]: { display: 'grid', gridTemplateColumns: `${SIDE} minmax(0, 1fr)` },
  },
})

/** On a phone the bar above and the one below are in its place. */
export const side = style({
  display: 'none',
  '@media': {
    [media.fromM]: {
      position: 'sticky',
      insetBlockStart: 0,
      display: 'flex',
      flexDirection: 'column',
      gap: vars.space.m,
      alignSelf: 'start',
      blockSize: '100dvb',
      overflowY: 'auto',
      padding: `${vars.space.l} ${vars.space.s}`,
      background: vars.color.sunken,
    },
    [media.print]: { display: 'none' },
  },
})

export const logo = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifySelf: 'start',
  marginInlineEnd: 'auto',
  minBlockSize: vars.size.touch,
  minInlineSize: vars.size.touch,
  maxInlineSize: '100%',
  paddingInline: vars.space.s,
  borderRadius: vars.radius.field,
})

export const nav = style({
  display: 'grid',
  gap: vars.space.m,
  flex: '1 0 auto',
  alignContent: 'start',
})

export const group = style({ display: 'grid', gap: vars.space.xxs })

export const link = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.s,
  minBlockSize: vars.size.touch,
  paddingInline: vars.space.s,
  borderRadius: vars.radius.field,
  fontSize: vars.text.s,
  fontWeight: vars.weight.medium,
  lineHeight: vars.leading.tight,
  transition: `background ${vars.duration.state} ${vars.ease.out}`,
  selectors: {
    '&[aria-current]': {
      background: vars.color.surface,
      boxShadow: vars.shadow.low,
      fontWeight: vars.weight.semibold,
    },
  },
  '@media': {
    [media.hover]: { selectors: { '&:hover': { background: vars.color.surface } } },
    [media.forced]: { selectors: { '&[aria-current]': CHOSEN[media.forced] } },
  },
})

/** The badge stands at the end of its line. */
export const label = style({ flex: '1 1 auto', minInlineSize: 0 })

export const foot = style({ display: 'grid', gap: vars.space.xs })

/** The bar of a phone. */
export const top = style({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: vars.z.sticky,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.xs,
  minBlockSize: rem(64),
  paddingInline: `max(${vars.space.xs}, env(safe-area-inset-left))`,
  paddingBlockStart: 'env(safe-area-inset-top)',
  background: vars.color.paper,
  borderBlockEnd: `1px solid ${vars.color.line}`,
  '@media': {
    [media.low]: { position: 'relative' },
    [media.fromM]: { display: 'none' },
    [media.print]: { display: 'none' },
  },
})

export const content = style({ flex: '1 1 auto', minInlineSize: 0 })
