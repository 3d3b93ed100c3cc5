import type { Brand } from '#core/site/settings.ts'

/** The two films, drawn by `draw-loops.ts`. */
export type Loop = 'streets' | 'windows'

/** The niches about one sex. In the film's windows are a woman and a man, so theirs stands still, with others at home. */
export const STILL = ['windows-she', 'windows-gay'] as const
export type Windows = 'windows' | (typeof STILL)[number]
type Drawn = Loop | Windows

/** Who is behind the windows for a look. */
export const windowsOf = (brand: Brand): Windows =>
  STILL.find((name) => name === `windows-${brand}`) ?? 'windows'

/** Where a film's first picture is. */
export const posterOf = (drawn: Drawn): string => `/landers/${drawn}.webp`

/** Where a film is, the smaller form first; nowhere for what stands still. */
export const sourcesOf = (drawn: Drawn) =>
  STILL.some((name) => name === drawn)
    ? []
    : [
        { src: `/landers/${drawn}.webm`, type: 'video/webm' },
        { src: `/landers/${drawn}.mp4`, type: 'video/mp4' },
      ]
