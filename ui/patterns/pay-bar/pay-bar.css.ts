import { globalStyle, style } from '@vanilla-extract/css'
import { BELOW } from '../../tokens/below.ts'
import { rem } from '../../tokens/scale.ts'
import { vars } from '../../tokens/vars.css.ts'
import { room } from '../bottom-bar/bottom-bar.css.ts'

/** A portrait phone with enough height, also with large text (`em`). */
const PHONE = 'screen and (max-width: 575.98px) and (min-height: 30em)'

/**
 * Zero where the text leaves room for the bar; with large text far below the screen, where nothing sticks. In `rem`
 * against the width: a media query knows the browser's default size only, not that of the page.
 */
const ROOM = `min(0px, (100vw - ${rem(272)}) * 999)`

const EDGE = `max(${vars.space.m}, env(safe-area-inset-left))`
/** Four lines of terms, two of words on the button, and the bar's own edges. */
const HEIGHT = `${rem(64 + 68)} + 3 * ${vars.space.s}`

export const bar = style({
  containerType: 'inline-size',
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.s,
  '@media': {
    [PHONE]: {
      position: 'sticky',
      insetBlockEnd: `calc(var(${BELOW}, 0px) + ${ROOM})`,
      zIndex: vars.z.sticky,
      // Full page width.
      marginInline: `calc(-1 * ${EDGE})`,
      paddingInline: EDGE,
      paddingBlockStart: vars.space.s,
      // The bar below already has the safe-area inset.
      paddingBlockEnd: `max(${vars.space.s}, calc(env(safe-area-inset-bottom) - var(${BELOW}, 0px)))`,
      background: vars.color.paper,
      boxShadow: `0 -1px 0 ${vars.color.line}`,
    },
  },
})

/** One bar at the bottom: the navigation gives way. */
export const alone = style({})
globalStyle(`:root:has(${alone}) ${room}`, { '@media': { [PHONE]: { display: 'none' } } })
globalStyle(`:root:has(${alone}):has(${room})`, {
  '@media': { [PHONE]: { vars: { [BELOW]: '0px' } } },
})

/** Scroll padding, so that focused elements are not behind the bar. */
globalStyle(`:root:has(${bar})`, {
  '@media': {
    [PHONE]: {
      scrollPaddingBlockEnd: `max(var(${BELOW}, 0px), var(${BELOW}, 0px) + ${HEIGHT} + ${ROOM})`,
    },
  },
})

export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space.m,
  rowGap: vars.space.xs,
})

/** A line beside the button and no line above it: the page says what is bought. */
const BESIDE = '(min-width: 19.5rem)'

/** Hidden where the page's own text is visible right above. */
export const bought = style({
  display: 'none',
  flexDirection: 'column',
  lineHeight: vars.leading.tight,
  gap: rem(2),
  '@media': { [PHONE]: { '@container': { [BESIDE]: { display: 'flex' } } } },
})
export const what = style({ fontWeight: vars.weight.semibold })
export const note = style({ fontSize: vars.text.s, color: vars.color.muted })

export const terms = style({
  margin: 0,
  fontSize: vars.text.xs,
  lineHeight: vars.leading.tight,
  color: vars.color.muted,
  textWrap: 'pretty',
})

export const action = style({ flex: `1 1 ${rem(190)}`, minInlineSize: 0 })
