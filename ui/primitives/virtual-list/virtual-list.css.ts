import { style } from '@vanilla-extract/css'

export const list = style({
  blockSize: '100%',
  minBlockSize: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  selectors: { '&:focus-visible': { outlineOffset: -2 } },
})
