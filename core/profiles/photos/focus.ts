import type { Focus } from '../photo.ts'

/** Where a face is in a cut, in parts of its height: a little above the middle. */
const EYE_LEVEL = 0.42
/** How far a photo may be enlarged. */
export const ZOOM = { least: 1, most: 2.5 } as const

/** A photo whose face was not placed: in the middle, a little high. */
export const UNPLACED: Focus = { x: 50, y: 35, zoom: 1 }

type Size = { readonly width: number; readonly height: number }
/** A part of a picture, in its pixels. */
export type Cut = Size & { readonly left: number; readonly top: number }

/**
 * The part of a picture that a frame of that shape (width by height) shows: the largest for zoom 1, as near to the
 * focus as the picture's edges allow.
 */
export function cutOf({ width, height }: Size, { x, y, zoom }: Focus, shape: number): Cut {
  const within = Math.min(Math.max(zoom, ZOOM.least), ZOOM.most)
  const wide = Math.min(width, height * shape) / within
  const size = {
    width: Math.max(1, Math.round(wide)),
    height: Math.max(1, Math.round(wide / shape)),
  }
  const place = (at: number, level: number, whole: number, part: number) =>
    Math.min(Math.max(0, Math.round((at / 100) * whole - level * part)), whole - part)
  return {
    ...size,
    left: place(x, 0.5, width, size.width),
    top: place(y, EYE_LEVEL, height, size.height),
  }
}

/** A focus as it is stored: whole percents and tenths, within the picture. */
export const roundFocus = ({ x, y, zoom }: Focus): Focus => ({
  x: Math.min(100, Math.max(0, Math.round(x))),
  y: Math.min(100, Math.max(0, Math.round(y))),
  zoom: Math.min(ZOOM.most, Math.max(ZOOM.least, Math.round(zoom * 10) / 10)),
})
