import { inspectUpload } from '#core/photos/inspect-upload.ts'
import type { Picture, Pictures } from '#core/photos/pictures.ts'
import { ok } from '#core/shared/result.ts'

/**
 * Pictures for the mocked world in a browser: judged as strictly by their first bytes, then kept as they are in
 * every size but the blur. Never for a server, which must strip where and when a photo was taken.
 */
export const untouchedPictures: Pictures = {
  async develop(upload) {
    const kind = inspectUpload(upload)
    if (!kind.ok) return kind
    const { width, height } = kind.value
    return ok({ width, height, sizes: inAllSizes(upload, veil(['#cdbfb2', '#8c7d71'])) })
  },
}

/** A square drawing of our own generator, an SVG, kept as it is; its blur shares nothing with it but colours. */
export function untouchedDrawing(svg: string): Picture {
  const colours = [...new Set(svg.match(/#[0-9a-f]{6}\b/gi) ?? [])].slice(0, 3)
  const bytes = new TextEncoder().encode(svg)
  return { width: 600, height: 600, sizes: inAllSizes(bytes, veil(colours)) }
}

const inAllSizes = (bytes: Uint8Array, blur: Uint8Array): Picture['sizes'] => ({
  thumb: bytes,
  card: bytes,
  full: bytes,
  blur,
})

/** A soft patch of colours. */
function veil(colours: readonly string[]): Uint8Array {
  const stops = colours.map(
    (colour, at) =>
      `<stop offset="${at / Math.max(1, colours.length - 1)}" stop-color="${colour}"/>`,
  )
  return new TextEncoder().encode(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><radialGradient id="g">${stops.join('')}</radialGradient><path fill="url(#g)" d="M0 0h8v8H0z"/></svg>`,
  )
}
