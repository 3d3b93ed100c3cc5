import type { Entry } from './groups.ts'

/** The folder of a build, from the root of the project. */
const { GALLERY_FOLDER = 'dist/storybook' } = process.env
const GALLERY = new URL(`../../${GALLERY_FOLDER}`, import.meta.url).pathname

/** Serves a built gallery, by default that of `bun run storybook:build`, at a free port. */
export const serveGallery = (folder = GALLERY) =>
  Bun.serve({
    port: 0,
    hostname: '127.0.0.1',
    fetch: async ({ url }) => {
      const { pathname } = new URL(url)
      const name = pathname === '/' ? '/index.html' : decodeURIComponent(pathname)
      const file = Bun.file(`${folder}${name}`)
      return (await file.exists()) ? new Response(file) : new Response(null, { status: 404 })
    },
  })

/** The stories in it. */
export async function galleryEntries(folder = GALLERY): Promise<readonly Entry[]> {
  const index: { readonly entries: Readonly<Record<string, Entry>> } = await Bun.file(
    `${folder}/index.json`,
  ).json()
  return Object.values(index.entries)
}
