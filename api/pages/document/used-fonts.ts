import type { AtRule, ChildNode } from 'postcss'

type Range = { readonly from: number; readonly to: number }
type Face = { readonly text: string; readonly ranges: readonly Range[] }

/** The font faces with a `unicode-range` of a style sheet, and the text of those that a page's characters need. */
export function usedFonts(nodes: readonly ChildNode[]) {
  const rules = nodes.filter(isRanged)
  const families = [...Map.groupBy(rules, fontOf).values()].map((rules) =>
    // Of several faces with a character, the last one is used.
    rules.map(faceOf).toReversed(),
  )
  return {
    has: (node: ChildNode): boolean => rules.some((rule) => rule === node),
    textFor: (html: string): string => {
      const characters = charactersOf(html)
      return families.flatMap((faces) => facesFor(characters, faces)).join('')
    },
  }
}

/** Of ASCII, which every page has, one letter: faces are not cut within it. */
const charactersOf = (html: string): readonly number[] =>
  ['a', ...new Set(html.match(/[^\t-~]/gu))].map((sign) => sign.codePointAt(0) ?? 0)

function facesFor(characters: readonly number[], faces: readonly Face[]): readonly string[] {
  let left = characters
  const used: string[] = []
  for (const { text, ranges } of faces) {
    const others = left.filter(
      (point) => !ranges.some(({ from, to }) => from <= point && point <= to),
    )
    if (others.length < left.length) used.unshift(text)
    left = others
  }
  return used
}

const declared = ({ nodes }: AtRule, name: string): string =>
  nodes?.flatMap((node) => (node.type === 'decl' && node.prop === name ? node.value : []))[0] ?? ''

const isRanged = (node: ChildNode): node is AtRule =>
  node.type === 'atrule' && node.name === 'font-face' && declared(node, 'unicode-range') !== ''

const fontOf = (rule: AtRule): string =>
  ['font-family', 'font-style', 'font-weight'].map((name) => declared(rule, name)).join()

const faceOf = (rule: AtRule): Face => ({
  text: rule.toString(),
  ranges: declared(rule, 'unicode-range').split(',').map(rangeOf),
})

/** `U+26`, `U+0-7F` or `U+4??`. */
function rangeOf(range: string): Range {
  const [from = '', to = from] = range.trim().slice(2).split('-')
  return {
    from: Number.parseInt(from.replaceAll('?', '0'), 16),
    to: Number.parseInt(to.replaceAll('?', 'F'), 16),
  }
}
