import type { Brand } from '#core/site/settings.ts'

/** Niches of one gender. The film, drawn by `draw-loops.ts`, shows a woman and a man, so these get a still picture with other residents. */
export const STILL = ['windows-she', 'windows-gay'] as const
export type Windows = 'windows' | (typeof STILL)[number]

/** The residents per brand. */
export const windowsOf = (brand: Brand): Windows =>
  STILL.find((name) => name === `windows-${brand}`) ?? 'windows'

/** URL of the poster frame. */
export const posterOf = (drawn: Windows): string => `/landers/${drawn}.webp`

/** URLs of the film, smaller format first; none for a still. */
export const sourcesOf = (drawn: Windows) =>
  STILL.some((name) => name === drawn)
    ? []
    : [
        { src: `/landers/${drawn}.webm`, type: 'video/webm' },
        { src: `/landers/${drawn}.mp4`, type: 'video/mp4' },
      ]
