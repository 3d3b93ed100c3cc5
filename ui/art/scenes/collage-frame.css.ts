import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../tokens/vars.css.ts'
import { art } from './papers.css.ts'

export const table = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(6, 1fr)',
  alignItems: 'center',
  margin: 0,
  padding: vars.space.m,
  listStyle: 'none',
})

/** A print that is turned over is picked up: larger, above the others. */
const pickedUp = (origin: string, size: number) => ({
  transformOrigin: origin,
  selectors: {
    '&:has([aria-pressed="true"])': { scale: size, zIndex: 2 },
  },
})

const print = style({
  position: 'relative',
  transition: `scale ${vars.duration.place} ${vars.ease.out}`,
  padding: '4%',
  paddingBlockEnd: '12%',
  background: art.white,
  boxShadow: vars.shadow.high,
  '::before': {
    content: '',
    position: 'absolute',
    insetBlockStart: '-4%',
    insetInlineStart: '34%',
    inlineSize: '32%',
    blockSize: '8%',
    background: art.ochre,
    opacity: 0.45,
    transform: 'rotate(-3deg)',
  },
})

/** Position of each print: columns, rotation, and overlap. */
export const prints = styleVariants({
  first: [
    print,
    { gridColumn: '1 / 4', gridRow: 1, transform: 'rotate(-5deg)', ...pickedUp('0 20%', 1.2) },
  ],
  second: [
    print,
    {
      gridColumn: '4 / 7',
      gridRow: 1,
      transform: 'translateY(12%) rotate(4deg)',
      ...pickedUp('100% 20%', 1.2),
    },
  ],
  third: [
    print,
    {
      gridColumn: '1 / 3',
      gridRow: 2,
      transform: 'translate(6%, -4%) rotate(3deg)',
      zIndex: 1,
      ...pickedUp('0 80%', 1.7),
    },
  ],
  fourth: [
    print,
    {
      gridColumn: '3 / 5',
      gridRow: 2,
      transform: 'translateY(10%) rotate(-3deg)',
      zIndex: 1,
      ...pickedUp('50% 80%', 1.7),
    },
  ],
  fifth: [
    print,
    {
      gridColumn: '5 / 7',
      gridRow: 2,
      transform: 'translate(-4%, 14%) rotate(6deg)',
      zIndex: 1,
      ...pickedUp('100% 80%', 1.7),
    },
  ],
})
