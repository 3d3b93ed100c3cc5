import { access, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { readStaticFiles, type StaticFile } from '../http/static-files.ts'
import type { Manifest } from './manifest.ts'
import type { Renderer } from './rendering.ts'

/** The app as it was built. */
export type Built = {
  readonly files: ReadonlyMap<string, StaticFile>
  /** Everything that renders pages here; `null` when only the browser's half was built. */
  readonly server: ServerHalf | null
}

export type ServerHalf = {
  /** Read when the first page is asked for, so that a server is up before it. */
  readonly renderer: () => Promise<Renderer>
  readonly manifest: Manifest
  /** The inline script that starts the app when the page is at rest, and keeps what was pressed before. */
  readonly early: string
  /** The inline script of a page that the browser draws: it says when the app does not load. */
  readonly watch: string
}

/** Reads what `bun run build` made in a folder. */
export async function readBuilt(folder: string): Promise<Built> {
  const [files, server] = await Promise.all([
    readStaticFiles(join(folder, 'web')),
    readServerHalf(folder).catch(() => null),
  ])
  return { files, server }
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
    // What is imported here was written by our own build from `app/entry-server.tsx`, which keeps to the type.
    renderer: () => (renderer ??= import(entry)),
    manifest: JSON.parse(manifest),
    early: early.trim(),
    watch: watch.trim(),
  }
}
