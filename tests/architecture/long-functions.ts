/** A top-level function and its number of lines. */
export type LongFunction = { readonly name: string; readonly lines: number }

/** The limit of style.md, for all but tables and drawings. */
export const MAX_LINES = 80

const STATEMENT = /^(?:export )?(?:default )?(?:async )?(?:function\*?|const) (\w+)/
const FUNCTION = /^(?:export )?(?:default )?(?:async )?function\b/
/** A constant that is an arrow function. */
const ARROW =
  /^(?:export )?const \w+(?:: [^=]+)? =\s*(?:async )?(?:<[^>]*>)?\(([^()]|\([^()]*\))*\)[^={;]*=>/

/** The functions of a formatted source that exceed the limit. */
export function longFunctions(source: string): readonly LongFunction[] {
  return statementsOf(source).flatMap((statement) => {
    const name = STATEMENT.exec(statement)?.[1]
    const lines = statement.trimEnd().split('\n').length
    const isFunction = FUNCTION.test(statement) || ARROW.test(statement)
    return name !== undefined && isFunction && lines > MAX_LINES ? [{ name, lines }] : []
  })
}

/** Top-level statements: each begins with a word in the first column. */
const statementsOf = (source: string): readonly string[] => source.split(/\n(?=[a-z@]|\/\*\*|\/\/)/)
