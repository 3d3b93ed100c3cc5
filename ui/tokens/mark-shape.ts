/**
 * The mark on a square of 24: two strokes, one taller than the other, that lean towards each other, and the light where
 * they would meet. Together they read as a V, for Vonk.
 */
export const MARK = {
  box: 24,
  left: 'M4.2 5.4 9.2 14.3',
  right: 'M20.4 2.9 14.8 14.1',
  width: 3.4,
  light: { x: 12, y: 20, radius: 2.7 },
} as const

/**
 * The mark's strokes as the frame of two people together: their tilt in degrees, their share of the width, how much taller
 * than wide they are, and how many pixels they stay apart. Their upper ends reach a little beyond the width.
 */
export const LEAN = { tilt: 12, width: 0.44, tall: 1.6, gap: 16 } as const

/** Background colours of icons. */
export type IconPapers = {
  readonly ground: string
  readonly stroke: string
  readonly light: string
}

/** Corner radius of an icon, and the mark's share of its size. */
export type IconCut = { readonly corner: number; readonly part: number }

/** The mark on a background, as a standalone SVG of 512. */
export function iconSvg({ ground, stroke, light }: IconPapers, { corner, part }: IconCut): string {
  const size = 512 * part
  const scale = size / MARK.box
  const edge = (512 - size) / 2
  const { x, y, radius } = MARK.light
  const lines = `${MARK.left}${MARK.right}`
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512" width="512" height="512">',
    `<rect width="512" height="512" rx="${512 * corner}" fill="${ground}"/>`,
    `<g transform="translate(${edge} ${edge}) scale(${scale})" fill="none" stroke-linecap="round">`,
    `<path d="${lines}" stroke="${stroke}" stroke-width="${MARK.width}"/>`,
    `<circle cx="${x}" cy="${y}" r="${radius}" fill="${light}"/>`,
    '</g></svg>',
  ].join('')
}

/** The mark as a monochrome silhouette, for Android's status bar. */
export function silhouetteSvg(): string {
  const { x, y, radius } = MARK.light
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${MARK.box} ${MARK.box}" width="512" height="512">`,
    `<path d="${MARK.left}${MARK.right}" fill="none" stroke="#fff" stroke-width="${MARK.width}" stroke-linecap="round"/>`,
    `<circle cx="${x}" cy="${y}" r="${radius}" fill="#fff"/>`,
    '</svg>',
  ].join('')
}

/** The mark for the favicon: transparent, with colours for light and dark mode. */
export function faviconSvg(light: string, ink: string, paper: string): string {
  const { x, y, radius } = MARK.light
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${MARK.box} ${MARK.box}">`,
    `<style>path{stroke:${ink}}@media(prefers-color-scheme:dark){path{stroke:${paper}}}</style>`,
    `<path d="${MARK.left}${MARK.right}" fill="none" stroke-width="3.8" stroke-linecap="round"/>`,
    `<circle cx="${x}" cy="${y}" r="${radius + 0.3}" fill="${light}"/>`,
    '</svg>\n',
  ].join('')
}
