import { join } from 'node:path'

export const ROOT = join(import.meta.dirname, '../..')

/** Where `bun run storybook:build` leaves the gallery, from the root. */
export const FOLDER = 'dist/storybook'

/** Where it is served; another port lets two runs go on at once. */
export const PORT = Number(process.env.GALLERY_PORT ?? 6173)

/** The page that shows a story without the gallery around it. */
export const FRAME = `http://localhost:${PORT}/iframe.html`
