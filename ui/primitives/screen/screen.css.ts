import { style } from '@vanilla-extract/css'
import { media } from '../../tokens/media.ts'

export const screen = style({
  display: 'flex',
  flexDirection: 'column',
  // The visible height: without browser chrome, and above an on-screen keyboard.
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

/** On a phone the content fills the screen, also when it lies on its side. */
export const aside = style({
  flex: 'none',
  display: 'none',
  '@media': { [media.fromM]: { display: 'block' }, [media.low]: { display: 'none' } },
})

/** Without bars, keeps their safe-area insets. */
export const alone = style({
  paddingBlock: 'env(safe-area-inset-top) env(safe-area-inset-bottom)',
  '@media': { [media.fromM]: { paddingBlock: 0 } },
})
