import type { Frame } from './frame.ts'
import type { HandShape } from './hand.ts'
import type { Point } from './limbs.ts'

/** An arm: where it bends, where it ends, what its hand does there. */
export type Arm = {
  readonly elbow: Point
  readonly wrist: Point
  /** Without one the hand is not seen: in a pocket, under an arm. */
  readonly hand?: HandShape
  readonly angle?: number
  readonly flipped?: boolean
  /** Whether it lies behind the body, on it (the default), or before head and hands. */
  readonly layer?: 'behind' | 'front'
}

/** A leg, its foot pointing to `toe`. */
export type Leg = {
  readonly from: Point
  readonly knee: Point
  readonly ankle: Point
  readonly toe: Point
  readonly far?: boolean
}

/** How near somebody is: head and shoulders, to the waist, or all of them. */
export type Distance = 'close' | 'half' | 'whole'

/** What is in hand, or stood at. */
export type Thing =
  | 'cup'
  | 'mug'
  | 'book'
  | 'phone'
  | 'dog'
  | 'cat'
  | 'flowers'
  | 'bike'
  | 'bag'
  | 'rail'
  | 'chair'
  | 'wall'
  | 'grass'
  | 'steps'
  | 'path'

/** How somebody holds their body in one picture. */
export type Stance = {
  readonly distance: Distance
  /** How large the figure is drawn, and where on the picture (800 by 1000) the neck meets the shoulders. */
  readonly size: number
  readonly at: Point
  readonly lean?: number
  readonly thing?: Thing
  /** Which way the head may turn: towards what one does. */
  readonly turn?: readonly [from: number, to: number]
  readonly gaze?: number
  readonly left: Arm
  readonly right: Arm
  readonly legs?: readonly Leg[]
}

/** An arm that hangs down. */
export const hanging = ({ wide, waist, hip }: Frame, side: -1 | 1): Arm => ({
  elbow: [side * Math.max(wide - 34, waist + 26), 440],
  wrist: [side * Math.max(wide - 36, hip + 20), 720],
  hand: 'rest',
})

/** A hand in a pocket. */
export const pocket = ({ wide, hip }: Frame, side: -1 | 1): Arm => ({
  elbow: [side * (Math.max(wide, hip) + 34), 430],
  wrist: [side * (hip - 24), 690],
  layer: 'behind',
})
