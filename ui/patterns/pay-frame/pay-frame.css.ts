import { style } from '@vanilla-extract/css'
import { media } from '../../tokens/media.ts'
import { rem } from '../../tokens/scale.ts'
import { vars } from '../../tokens/vars.css.ts'

export const frame = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.l,
  minInlineSize: 0,
  '@media': {
    [media.fromL]: {
      display: 'grid',
      gridTemplateColumns: `minmax(0, 1fr) minmax(0, ${rem(400)})`,
      columnGap: vars.space.xxl,
      alignItems: 'start',
    },
  },
})

/** On one column: the total first and the button last. */
export const beside = style({
  display: 'contents',
  '@media': {
    [media.fromL]: {
      display: 'flex',
      flexDirection: 'column',
      gap: vars.space.l,
      minInlineSize: 0,
      position: 'sticky',
      insetBlockStart: rem(96),
    },
  },
})

export const bill = style({ minInlineSize: 0, order: -1 })
export const next = style({
  minInlineSize: 0,
  '@media': { [media.fromL]: { order: 1 } },
})
