import { existsSync } from 'node:fs'
import { join } from 'node:path'

type Depends = Readonly<Record<string, string>>
type Facts = { readonly dependencies?: Depends; readonly optionalDependencies?: Depends }
type Lock = {
  readonly workspaces: { readonly '': Facts }
  /** By place; a nested one is `outer/inner`. */
  readonly packages: Readonly<
    Record<string, readonly [known: string, registry: string, facts: Facts, integrity: string]>
  >
}

/** An installed package. */
export type Package = {
  readonly name: string
  readonly version: string
  readonly integrity: string
  /** Its folder below the root. */
  readonly folder: string
}

/** Packages of `bun.lock` that some packages need, themselves included, as far as they are installed; sorted. */
export function neededPackages(root: string, text: string, names: readonly string[]) {
  const lock = Bun.JSONC.parse(text) as Lock
  const found = new Map<string, Package>()
  const visit = (name: string, from: readonly string[]): void => {
    const at = placeOf(lock, name, from)
    if (at === null || found.has(at.join('/'))) return
    const [known = '', , facts = {}, integrity = ''] = lock.packages[at.join('/')] ?? []
    const folder = `node_modules/${at.join('/node_modules/')}`
    if (!existsSync(join(root, folder))) return
    const version = known.slice(known.lastIndexOf('@') + 1)
    found.set(at.join('/'), { name, version, integrity, folder })
    for (const other of Object.keys({ ...facts.dependencies, ...facts.optionalDependencies }))
      visit(other, at)
  }
  for (const name of names) visit(name, [])
  return [...found.values()].toSorted((a, b) => (a.folder < b.folder ? -1 : 1))
}

/** Names of what the product itself depends on. */
export const ownDependencies = (text: string): readonly string[] =>
  Object.keys((Bun.JSONC.parse(text) as Lock).workspaces[''].dependencies ?? {})

/** The place of a package as one at `from` finds it: in it, in what it is in, or at the top. */
function placeOf(
  { packages }: Lock,
  name: string,
  from: readonly string[],
): readonly string[] | null {
  for (let depth = from.length; depth >= 0; depth -= 1) {
    const place = [...from.slice(0, depth), name]
    if (Object.hasOwn(packages, place.join('/'))) return place
  }
  return null
}
