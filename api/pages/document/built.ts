import { access, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { readStaticFiles, type StaticFile } from '../../http/static-files.ts'
import type { Renderer } from '../rendering.ts'
import type { Manifest } from './manifest.ts'

/** Where the build puts the pages' document, and the desk's, which is served at the desk's paths alone. */
export const DOCUMENT = '/index.html'
export const DESK_DOCUMENT = '/desk.html'

/** The built app. */
export type Built = {
  readonly files: ReadonlyMap<string, StaticFile>
  /** The SSR bundle; `null` if only the client was built. */
  readonly server: ServerHalf | null
}

export type ServerHalf = {
  /** Loaded with the first page, so that the server starts faster. */
  readonly renderer: () => Promise<Renderer>
  /** Rejects once the bundle could not be loaded: then no page can be rendered. */
  readonly check: () => Promise<unknown>
  readonly manifest: Manifest
  /** Inline script that hydrates the page when idle, and records earlier clicks. */
  readonly early: string
  /** Inline script of a client-rendered page: shows a message if the app does not load. */
  readonly watch: string
}

/** No pages: a server of the API alone. */
export const NOTHING_BUILT: Built = { files: new Map(), server: null }

/** Loads the output of `bun run build` from a folder; `server` or the document are missing if it was not built. */
export async function readBuilt(folder: string): Promise<Built> {
  const [files, server] = await Promise.all([
    readStaticFiles(join(folder, 'web')),
    readServerHalf(folder).catch(() => null),
  ])
  return { files, server }
}

/** The static file at a path, if it is one; documents are served as pages. */
export function staticFile({ files }: Built, path: string): StaticFile | null {
  const name = decoded(path)
  return name === DOCUMENT || name === DESK_DOCUMENT ? null : (files.get(name) ?? null)
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

async function readServerHalf(folder: string): Promise<ServerHalf> {
  const entry = join(folder, 'server/entry-server.js')
  const [manifest, early, watch] = await Promise.all([
    readFile(join(folder, 'web/.vite/manifest.json'), 'utf8'),
    readFile(join(folder, 'server/early.js'), 'utf8'),
    readFile(join(folder, 'server/watch-start.js'), 'utf8'),
    access(entry),
  ])
  let renderer: Promise<Renderer> | null = null
  return {
    // Safe cast: our own build made this from `app/entry-server.tsx`, which has the type.
    renderer: () => (renderer ??= import(entry)),
    check: async () => renderer,
    manifest: JSON.parse(manifest),
    early: early.trim(),
    watch: watch.trim(),
  }
}
