/** A file in Vite's manifest. */
type Chunk = {
  readonly file: string
  readonly isEntry?: boolean
  readonly css?: readonly string[]
  readonly imports?: readonly string[]
}

/** Vite's manifest: the output file of each source, and its imports. */
export type Manifest = Readonly<Record<string, Chunk>>

/** Assets of a page: entry, scripts, and style sheets in order. */
export type PageAssets = {
  readonly entry: string
  readonly scripts: readonly string[]
  readonly styles: readonly string[]
}

/** `routes/_site/pages.faq.tsx?tsr-split=component` is the component of the route `/_site/pages/faq`. */
const routeOf = (source: string): string | null => {
  const name = /^routes\/(.+)\.tsx\?tsr-split=component$/.exec(source)?.[1]
  if (name === undefined) return null
  const path = `/${name.replaceAll('.', '/')}`.replace(/\/index$/, '/')
  return path === '/__root' ? '__root__' : path
}

/** Finds the assets of a page's routes and texts. */
export function assetsOf(
  manifest: Manifest,
): (routes: readonly string[], texts: readonly string[]) => PageAssets | null {
  const sources = Object.entries(manifest)
  const entry = sources.find(([, chunk]) => chunk.isEntry)
  const byRoute = new Map(
    sources.flatMap(([source, chunk]) => {
      const route = routeOf(source)
      return route === null ? [] : [[route, chunk] as const]
    }),
  )

  return (routes, texts) => {
    if (!entry) return null
    const scripts = new Set<string>()
    const styles = new Set<string>()
    const seen = new Set<Chunk>()
    const walk = (chunk: Chunk) => {
      if (seen.has(chunk)) return
      seen.add(chunk)
      for (const source of chunk.imports ?? []) {
        const imported = manifest[source]
        if (imported) walk(imported)
      }
      scripts.add(`/${chunk.file}`)
      for (const style of chunk.css ?? []) styles.add(`/${style}`)
    }
    walk(entry[1])
    for (const chunk of [
      ...routes.map((route) => byRoute.get(route)),
      ...texts.map((text) => manifest[text]),
    ]) {
      if (chunk) walk(chunk)
    }
    const main = `/${entry[1].file}`
    scripts.delete(main)
    return { entry: main, scripts: [...scripts], styles: [...styles] }
  }
}
