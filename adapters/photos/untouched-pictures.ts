import type { Focus, Picture } from '#core/profiles/photo.ts'
import { cutOf } from '#core/profiles/photos/focus.ts'
import { inspectUpload } from '#core/profiles/photos/inspect-upload.ts'
import type { Pictures } from '#core/profiles/ports.ts'
import { ok } from '#core/shared/result.ts'
import { sha256 } from '../shared/sha256.ts'

/**
 * Image processing for the mocks in a browser: validated like on the server, then stored unchanged in every size but
 * the blur. Never for a server, which must remove location metadata.
 */
export const untouchedPictures: Pictures = {
  async develop(upload) {
    const kind = inspectUpload(upload)
    if (!kind.ok) return kind
    const { width, height } = kind.value
    return ok({ width, height, sizes: inAllSizes(upload, gradientSvg(['#cdbfb2', '#8c7d71'])) })
  },
  hash: sha256,
  async cut(full, focus) {
    const [card, thumb] = await Promise.all([
      cutInBrowser(full, focus, 4 / 5),
      cutInBrowser(full, focus, 1),
    ])
    return { card, thumb }
  },
}

/** A cut around the focus; the whole picture where there is no canvas, or of a drawing. */
async function cutInBrowser(full: Uint8Array, focus: Focus, shape: number): Promise<Uint8Array> {
  if (typeof OffscreenCanvas === 'undefined') return full
  const picture = await createImageBitmap(new Blob([full.slice()])).catch(() => null)
  if (!picture) return full
  const { left, top, width, height } = cutOf(picture, focus, shape)
  const canvas = new OffscreenCanvas(width, height)
  canvas.getContext('2d')?.drawImage(picture, left, top, width, height, 0, 0, width, height)
  return new Uint8Array(await (await canvas.convertToBlob({ type: 'image/png' })).arrayBuffer())
}

/** A drawing (SVG) of our own generator, unchanged but for its thumbnail, which shows the face; its blur shares only colours with it. */
export function untouchedDrawing(svg: string, face?: Focus): Picture {
  const colours = [...new Set(svg.match(/#[0-9a-f]{6}\b/gi) ?? [])].slice(0, 3)
  const bytes = new TextEncoder().encode(svg)
  const sizes = inAllSizes(bytes, gradientSvg(colours))
  return {
    width: 600,
    height: 600,
    sizes: face ? { ...sizes, thumb: new TextEncoder().encode(cropped(svg, face)) } : sizes,
  }
}

/** The square around the face of a drawing. */
const cropped = (svg: string, face: Focus) =>
  svg.replace(
    /viewBox="0 0 (\d+) (\d+)" width="\d+" height="\d+"/,
    (_, width: string, height: string) => {
      const cut = cutOf({ width: Number(width), height: Number(height) }, face, 1)
      return `viewBox="${cut.left} ${cut.top} ${cut.width} ${cut.height}" width="${cut.width}" height="${cut.height}"`
    },
  )

const inAllSizes = (bytes: Uint8Array, blur: Uint8Array): Picture['sizes'] => ({
  thumb: bytes,
  card: bytes,
  full: bytes,
  blur,
})

/** A blurred colour patch. */
function gradientSvg(colours: readonly string[]): Uint8Array {
  const stops = colours.map(
    (colour, at) =>
      `<stop offset="${at / Math.max(1, colours.length - 1)}" stop-color="${colour}"/>`,
  )
  return new TextEncoder().encode(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><radialGradient id="g">${stops.join('')}</radialGradient><path fill="url(#g)" d="M0 0h8v8H0z"/></svg>`,
  )
}
