import type { Focus } from '#core/profiles/photo.ts'
import { ZOOM } from '#core/profiles/photos/focus.ts'
import type { PortraitFace } from '#ui/art/portrait/portrait.ts'

/** How much of a square a face takes, with the hair around it. */
const SHARE = 0.56

/** The focus that shows a portrait's face: nearer where it is small. */
export const focusOn = ({ x, y, wide }: PortraitFace): Focus => ({
  x: x * 100,
  y: y * 100,
  zoom: Math.min(ZOOM.most, Math.max(ZOOM.least, SHARE / wide)),
})
