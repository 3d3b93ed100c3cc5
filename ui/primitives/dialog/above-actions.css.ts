import { createVar, keyframes, style } from '@vanilla-extract/css'
import { media } from '../../tokens/media.ts'
import { vars } from '../../tokens/vars.css.ts'
import { body, ground } from './dialog.css.ts'

/** The colour of the line above the buttons; none at the end of the content. */
const line = createVar()
const untilEnd = keyframes({ 'from, 99%': { vars: { [line]: vars.color.lineStrong } } })
const SCROLL_DRIVEN = '(animation-timeline: scroll())'

/**
 * A line where content goes on below the buttons. Over the content, whose cards would cut it. Where it cannot be, it is
 * behind, and the end of the content brings a piece of ground that covers it.
 */
export const bodyAboveActions = style([
  body,
  {
    '@supports': {
      [SCROLL_DRIVEN]: {
        vars: { [line]: 'transparent' },
        paddingBlockEnd: 0,
        animation: `${untilEnd} linear`,
        animationTimeline: 'scroll(self)',
        '::after': {
          content: '',
          display: 'block',
          position: 'sticky',
          zIndex: vars.z.sticky,
          insetBlockEnd: 0,
          blockSize: 1,
          marginBlockStart: `calc(${vars.space.l} - 1px)`,
          marginInline: `calc(-1 * ${vars.space.l})`,
          background: line,
          pointerEvents: 'none',
        },
        '@media': { [media.keyboard]: { animation: 'none' } },
      },
      [`not ${SCROLL_DRIVEN}`]: {
        background: `
        linear-gradient(${ground}, ${ground}) 0 100% / 100% 1px no-repeat local,
        linear-gradient(${vars.color.lineStrong}, ${vars.color.lineStrong}) 0 100% / 100% 1px no-repeat`,
        '@media': { [media.keyboard]: { background: 'none' } },
      },
    },
  },
])
