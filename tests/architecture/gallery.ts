import { Glob } from 'bun'

const ROOT = new URL('../..', import.meta.url).pathname

/** A source file and its text. */
export type Source = { readonly path: string; readonly text: string }

/** Facts about a file of stories. */
export type StoryFile = {
  readonly path: string
  readonly title: string
  /** The component and subcomponents it shows: `file#Name`. */
  readonly shows: readonly string[]
  /** The number of stories. */
  readonly states: number
  /** The number of stories tagged `open`: the test run checks that they stay open. */
  readonly open: number
  /** Whether it renders the app's providers. */
  readonly app: boolean
  readonly documented: boolean
}

/** The files that match some patterns, with their texts. */
export async function read(...patterns: readonly string[]): Promise<readonly Source[]> {
  const paths = patterns.flatMap((pattern) => [...new Glob(pattern).scanSync(ROOT)]).toSorted()
  return Promise.all(
    paths.map(async (path) => ({ path, text: await Bun.file(`${ROOT}${path}`).text() })),
  )
}

/** Extracts the facts from a file of stories. */
export const storyFile = ({ path, text }: Source): StoryFile => ({
  path,
  title: /\btitle: '([^']+)'/.exec(text)?.[1] ?? '',
  shows: [...namesIn(/\bcomponent: (\w+)/.exec(text)?.[1]), ...partsIn(text)].map(
    (name) => `${importsOf(text).get(name) ?? path}#${name}`,
  ),
  states: text.match(/\b(?:meta|\w+)\.(?:story|extend)\(/g)?.length ?? 0,
  open: text.match(/\btags: \['open'\]/g)?.length ?? 0,
  app: /\bapp: \{/.test(text),
  documented: !text.includes("'!autodocs'"),
})

const namesIn = (code = ''): readonly string[] => code.match(/\b[A-Z]\w*/g) ?? []

/** The names in `subcomponents`, inline or in a named object. */
function partsIn(text: string): readonly string[] {
  const [, inline, name] = /\bsubcomponents: (?:\{([^}]*)\}|(\w+))/.exec(text) ?? []
  if (name === undefined) return namesIn(inline)
  return namesIn(new RegExp(`const ${name} = \\{([^}]*)\\}`).exec(text)?.[1])
}

/** The file that each name is imported from. */
const importsOf = (text: string): ReadonlyMap<string, string> =>
  new Map(
    [...text.matchAll(/^import \{([^}]*)\} from '#([^']+)'/gm)].flatMap(([, names, file]) =>
      namesIn(names).map((name) => [name, file ?? ''] as const),
    ),
  )

const EXPORTED = /^export (?:async )?(?:function|const|class) ([A-Z]\w*[a-z]\w*)/gm

/** The exported components of a file, by their capital: `file#Name`. */
export const componentsOf = ({ path, text }: Source): readonly string[] =>
  [...text.matchAll(EXPORTED)].map(([, name]) => `${path}#${name}`)
