/** The two films, drawn by `draw-loops.ts`. */
export type Loop = 'streets' | 'windows'

/** Where a film's first picture is. */
export const posterOf = (loop: Loop): string => `/landers/${loop}.webp`

/** Where a film is, the smaller form first. */
export const sourcesOf = (loop: Loop) => [
  { src: `/landers/${loop}.webm`, type: 'video/webm' },
  { src: `/landers/${loop}.mp4`, type: 'video/mp4' },
]
