import { Glob } from 'bun'

const ROOT = new URL('../..', import.meta.url).pathname

/** A source file, as text. */
export type Source = { readonly path: string; readonly text: string }

/** What a file of stories is about. */
export type StoryFile = {
  readonly path: string
  readonly title: string
  /** The component it is about, and the parts of it that its stories show as well: `file#Name`. */
  readonly shows: readonly string[]
  /** How many stories it has. */
  readonly states: number
  /** How many of them rest open: the run of all stories sees to it that they do. */
  readonly open: number
  /** Whether it asks for the app around it. */
  readonly app: boolean
  readonly documented: boolean
}

/** The files that some patterns name, with their texts. */
export async function read(...patterns: readonly string[]): Promise<readonly Source[]> {
  const paths = patterns.flatMap((pattern) => [...new Glob(pattern).scanSync(ROOT)]).toSorted()
  return Promise.all(
    paths.map(async (path) => ({ path, text: await Bun.file(`${ROOT}${path}`).text() })),
  )
}

/** What a file of stories says of itself. */
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

/** What `subcomponents` names, there or in the object that it names. */
function partsIn(text: string): readonly string[] {
  const [, inside, name] = /\bsubcomponents: (?:\{([^}]*)\}|(\w+))/.exec(text) ?? []
  if (name === undefined) return namesIn(inside)
  return namesIn(new RegExp(`const ${name} = \\{([^}]*)\\}`).exec(text)?.[1])
}

/** The file that each imported name of ours comes from. */
const importsOf = (text: string): ReadonlyMap<string, string> =>
  new Map(
    [...text.matchAll(/^import \{([^}]*)\} from '#([^']+)'/gm)].flatMap(([, names, file]) =>
      namesIn(names).map((name) => [name, file ?? ''] as const),
    ),
  )

const EXPORTED = /^export (?:async )?(?:function|const|class) ([A-Z]\w*[a-z]\w*)/gm

/** The components a file exports, which is what is called like one: `file#Name`. */
export const componentsOf = ({ path, text }: Source): readonly string[] =>
  [...text.matchAll(EXPORTED)].map(([, name]) => `${path}#${name}`)
