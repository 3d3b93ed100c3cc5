import { style } from '@vanilla-extract/css'
import { BELOW } from '../../tokens/below.ts'
import { media } from '../../tokens/media.ts'

export const screen = style({
  display: 'flex',
  flexDirection: 'column',
  // The visible height: without browser chrome, and above an on-screen keyboard.
  blockSize: '100dvb',
  minBlockSize: 0,
  overflow: 'hidden',
  // The top bar scrolls away, and the content has the whole window.
  '@media': { [media.low]: { blockSize: 'auto', overflow: 'visible' } },
})

export const middle = style({
  display: 'flex',
  flexDirection: 'column',
  flex: '1 1 0%',
  minBlockSize: 0,
  minInlineSize: 0,
  '@media': { [media.low]: { flex: 'none', blockSize: `calc(100dvb - var(${BELOW}, 0px))` } },
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
  '@media': { [media.fromM]: { paddingBlock: 0 }, [media.low]: { blockSize: '100dvb' } },
})
