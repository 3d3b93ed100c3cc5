import { style } from '@vanilla-extract/css'
import { media } from '../theme/media.ts'

export const screen = style({
  display: 'flex',
  flexDirection: 'column',
  // The height that is really there: without the browser's bars, and above a keyboard that is open.
  blockSize: '100dvb',
  minBlockSize: 0,
  overflow: 'hidden',
})

export const middle = style({
  display: 'flex',
  flexDirection: 'column',
  flex: '1 1 0%',
  minBlockSize: 0,
  minInlineSize: 0,
})

export const edge = style({ flex: 'none' })

/** On a phone what one is at has the screen to itself. */
export const aside = style({
  flex: 'none',
  display: 'none',
  '@media': { [media.fromM]: { display: 'block' } },
})

/** Without the bars, their room beside a phone's rounded corners is still kept. */
export const alone = style({
  paddingBlock: 'env(safe-area-inset-top) env(safe-area-inset-bottom)',
  '@media': { [media.fromM]: { paddingBlock: 0 } },
})
