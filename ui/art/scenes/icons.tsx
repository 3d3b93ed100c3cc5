import type { ReactNode } from 'react'
import { cut, round, scallop } from '../portrait/paper.ts'
import { Sheet, Thread, Tone } from './scene.tsx'

/** Small drawings of interests, centred, within 44 in each direction. */
export const THINGS: readonly (readonly [name: string, drawing: ReactNode])[] = [
  [
    'cup',
    <>
      <Thread key="ear" d="M18 -8C40 -12 40 20 16 18" paper="brick" width={7} />
      <Sheet key="cup" d={cut('-30 -18!, 24 -18!, 20 22, -2 32, -26 22')} paper="brick" />
      <Thread
        key="steam"
        d="M-14 -28C-18 -36 -8 -38 -12 -46M6 -28C2 -36 12 -38 8 -46"
        paper="rule"
        width={4}
      />
    </>,
  ],
  [
    'tulip',
    <>
      <Thread key="stem" d="M0 44V0" paper="moss" width={5} />
      <Sheet key="leaf" d={cut('0 44!, 26 26, 30 -2!, 8 16')} paper="moss" lift={0.6} />
      <Sheet
        key="bloom"
        d={cut('-24 -34!, -11 -22, 0 -42!, 11 -22, 24 -34!, 22 -4, 0 10, -22 -4')}
        paper="ember"
      />
    </>,
  ],
  [
    'wave',
    <>
      <Sheet key="sun" d={round(18, -22, 15)} paper="ochre" />
      <Sheet
        key="far"
        d={cut('-44 0!, -22 -10, 0 2, 22 -10, 44 0!, 44 20!, -44 20!')}
        paper="blue"
      />
      <Sheet
        key="near"
        d={cut('-44 18!, -22 8, 0 20, 22 8, 44 18!, 44 40!, -44 40!')}
        paper="night"
      />
    </>,
  ],
  [
    'record',
    <>
      <Sheet key="disc" d={round(0, 0, 40)} paper="print" />
      <Thread key="groove" d={round(0, 0, 28)} paper="lineStrong" width={2} />
      <Tone key="label" d={round(0, 0, 14)} paper="ochre" />
      <Tone key="hole" d={round(0, 0, 3)} paper="white" />
    </>,
  ],
  [
    'book',
    <>
      <Sheet key="left" d={cut('0 -20!, -22 -30, -44 -22!, -44 28!, -22 22, 0 32!')} paper="teal" />
      <Sheet key="right" d={cut('0 -20!, 22 -30, 44 -22!, 44 28!, 22 22, 0 32!')} paper="blue" />
      <Thread key="lines" d="M12 -10 32 -14M12 2 32 -2" paper="white" width={3} />
    </>,
  ],
  [
    'bicycle',
    <>
      <Thread
        key="wheels"
        d={`${round(-24, 14, 18)}${round(24, 14, 18)}`}
        paper="print"
        width={4}
      />
      <Thread
        key="frame"
        d="M-24 14-10 -14H16L24 14M-10 -14 0 14H-24M0 14 16 -14 13 -26H4M-12 -20H-4"
        paper="ember"
        width={4}
      />
    </>,
  ],
  [
    'camera',
    <>
      <Sheet key="top" d={cut('-16 -30!, 16 -30!, 20 -16!, -20 -16!')} paper="wood" />
      <Sheet key="box" d={cut('-42 -20!, 42 -20!, 42 30!, -42 30!')} paper="plum" />
      <Sheet key="lens" d={round(0, 5, 19)} paper="print" />
      <Tone key="glass" d={round(-4, 1, 8)} paper="blue" />
    </>,
  ],
  [
    'plant',
    <>
      <Sheet key="left" d={cut('0 4!, -36 -8, -32 -42!, -4 -26')} paper="sage" />
      <Sheet key="right" d={cut('0 4!, 36 -12, 30 -46!, 4 -28')} paper="moss" />
      <Sheet key="pot" d={cut('-24 2!, 24 2!, 16 42!, -16 42!')} paper="brick" />
    </>,
  ],
  [
    'moon',
    <>
      <Sheet key="night" d={round(0, 0, 40)} paper="night" />
      <Tone key="moon" d={cut('8 -26, -16 -18, -20 6, -2 24, 22 18!, 2 10, -4 -8')} paper="glow" />
      <Tone key="star" d={round(20, -10, 3)} paper="glow" />
    </>,
  ],
  [
    'tent',
    <>
      <Sheet key="tent" d={cut('0 -36!, 44 32!, -44 32!')} paper="ochre" />
      <Tone key="door" d={cut('0 -14!, 16 32!, -16 32!')} paper="print" />
      <Tone key="flap" d={cut('0 -14!, 0 32!, 16 32!')} paper="brick" />
    </>,
  ],
  [
    'cat',
    <>
      <Sheet
        key="head"
        d={cut('-30 -10, -32 -40!, -12 -26, 12 -26, 32 -40!, 30 -10, 34 14, 0 36, -34 14')}
        paper="wood"
      />
      <Tone key="eyes" d={`${round(-13, 2, 5)}${round(13, 2, 5)}`} paper="print" />
      <Tone key="nose" d={cut('-5 13!, 5 13!, 0 19!')} paper="rose" />
    </>,
  ],
  [
    'pan',
    <>
      <Thread key="grip" d="M26 -16 44 -34" paper="wood" width={10} />
      <Sheet key="pan" d={round(-4, 6, 35)} paper="print" />
      <Sheet
        key="egg"
        d={scallop('-26 6, -18 -12, 0 -16, 16 -4, 16 16, 0 28, -18 24', undefined, 0.6)}
        paper="white"
        lift={0.4}
      />
      <Tone key="yolk" d={round(-3, 5, 9)} paper="ochre" />
    </>,
  ],
  [
    'ticket',
    <>
      <Sheet
        key="ticket"
        d={cut('-42 -20!, 42 -20!, 42 -8!, 34 0, 42 8!, 42 22!, -42 22!, -42 8!, -34 0, -42 -8!')}
        paper="plum"
      />
      <Thread key="tear" d="M16 -14V16" paper="white" width={3} dash="2 7" />
      <Thread key="words" d="M-24 -4H2M-24 8H-8" paper="rose" width={4} />
    </>,
  ],
  [
    'bulb',
    <>
      <Tone key="glow" d={round(0, -6, 42)} paper="glow" opacity={0.35} />
      <Sheet
        key="bulb"
        d={cut('0 -38, 24 -26, 28 -4, 12 18!, -12 18!, -28 -4, -24 -26')}
        paper="glow"
      />
      <Sheet key="foot" d={cut('-11 20!, 11 20!, 8 38!, -8 38!')} paper="wood" />
    </>,
  ],
  [
    'letter',
    <>
      <Sheet key="sheet" d={cut('-42 -26!, 42 -26!, 42 30!, -42 30!')} paper="white" />
      <Sheet key="flap" d={cut('-42 -26!, 42 -26!, 5 10!, -5 10!')} paper="sand" lift={0.6} />
      <Tone key="seal" d={round(0, 8, 8)} paper="ember" />
    </>,
  ],
  [
    'mark',
    <>
      <Tone key="ground" d={round(0, 0, 42)} paper="rose" />
      <Thread key="strokes" d="M-17 -15-6 6M18 -21 6 6" paper="print" width={8} />
      <Tone key="light" d={round(0, 20, 7)} paper="ember" />
    </>,
  ],
]
