import { globalStyle, style } from '@vanilla-extract/css'
import { BELOW } from '../theme/below.ts'
import { rem } from '../theme/scale.ts'
import { vars } from '../theme/vars.css.ts'

/** An upright phone, with room above the bar even where its owner has large text: `em` grows with that. */
const PHONE = 'screen and (max-width: 575.98px) and (min-height: 30em)'

const EDGE = `max(${vars.space.m}, env(safe-area-inset-left))`
/** Two lines of words on the button, and the bar's own edges. */
const HEIGHT = `${rem(64)} + 2 * ${vars.space.s}`

export const bar = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.s,
  '@media': {
    [PHONE]: {
      position: 'sticky',
      insetBlockEnd: `var(${BELOW}, 0px)`,
      zIndex: vars.z.sticky,
      // From edge to edge of the page it stands in.
      marginInline: `calc(-1 * ${EDGE})`,
      paddingInline: EDGE,
      paddingBlockStart: vars.space.s,
      // A bar below it keeps the room of the phone's own edge already.
      paddingBlockEnd: `max(${vars.space.s}, calc(env(safe-area-inset-bottom) - var(${BELOW}, 0px)))`,
      background: vars.color.paper,
      boxShadow: `0 -1px 0 ${vars.color.line}`,
    },
  },
})

/** What is tabbed to stays clear of the bar, beside what every page keeps clear. */
globalStyle(`:root:has(${bar})`, {
  '@media': { [PHONE]: { scrollPaddingBlockEnd: `calc(var(${BELOW}, 0px) + ${HEIGHT})` } },
})

export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space.m,
  rowGap: vars.space.xs,
})

/** The page says it in full just above, where both are in sight together. */
export const bought = style({
  display: 'none',
  flexDirection: 'column',
  lineHeight: vars.leading.tight,
  gap: rem(2),
  '@media': { [PHONE]: { display: 'flex' } },
})
export const what = style({ fontWeight: vars.weight.semibold })
export const note = style({ fontSize: vars.text.s, color: vars.color.muted })

export const action = style({ flex: `1 1 ${rem(190)}`, minInlineSize: 0 })
