import type { Focus } from '#core/profiles/photo.ts'
import { roundFocus, ZOOM } from '#core/profiles/photos/focus.ts'
import { type PortraitFace, portraitFace } from '#ui/art/portrait/portrait.ts'
import type { DemoPerson } from './demo-person.ts'

/** How much of a square a face takes, with the hair around it. */
const SHARE = 0.56

/** The focus that shows a portrait's face: nearer where it is small. */
export const focusOn = ({ x, y, wide }: PortraitFace): Focus => ({
  x: x * 100,
  y: y * 100,
  zoom: Math.min(ZOOM.most, Math.max(ZOOM.least, SHARE / wide)),
})

/** Where the face is in one of somebody's portraits, as their photo says it. */
export const faceIn = (
  { id, traits, shot }: Pick<DemoPerson, 'id' | 'traits' | 'shot'>,
  scene: number,
): Focus => roundFocus(focusOn(portraitFace(id, traits, { scene, shot })))
