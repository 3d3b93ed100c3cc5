import { type Built, DOCUMENT, readBuilt } from '../pages/document/built.ts'
import { ConfigError } from './env.ts'

/** The built pages; stops the start where there are none, since every page would be missing. */
export async function builtPages(folder: string): Promise<Built> {
  const built = await readBuilt(folder)
  if (built.server !== null && built.files.has(DOCUMENT)) return built
  throw new ConfigError(
    'the pages are not built. Run `bun run build` first; PAGES=0 serves the API alone.',
  )
}
