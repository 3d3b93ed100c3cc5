/** A function of a file's top level, and how many lines it has. */
export type LongFunction = { readonly name: string; readonly lines: number }

/** Style.md: no function over this, outside tables and drawings. */
export const LONGEST = 80

const STATEMENT = /^(?:export )?(?:default )?(?:async )?(?:function\*?|const) (\w+)/
const FUNCTION = /^(?:export )?(?:default )?(?:async )?function\b/
/** A constant that begins with its parameters: what follows the arrow belongs to the function. */
const ARROW =
  /^(?:export )?const \w+(?:: [^=]+)? =\s*(?:async )?(?:<[^>]*>)?\(([^()]|\([^()]*\))*\)[^={;]*=>/

/** The functions of a formatted source that are longer than the limit. */
export function longFunctions(source: string): readonly LongFunction[] {
  return statementsOf(source).flatMap((statement) => {
    const name = STATEMENT.exec(statement)?.[1]
    const lines = statement.trimEnd().split('\n').length
    const isFunction = FUNCTION.test(statement) || ARROW.test(statement)
    return name !== undefined && isFunction && lines > LONGEST ? [{ name, lines }] : []
  })
}

/** Statements of the top level: each begins in the first column, with a word. */
const statementsOf = (source: string): readonly string[] => source.split(/\n(?=[a-z@]|\/\*\*|\/\/)/)
