import { LRUCache } from 'lru-cache'
import postcss, { type ChildNode, list } from 'postcss'
import { usedFonts } from './used-fonts.ts'

/** A declaration, the custom property it defines, and those it reads. */
type Declaration = {
  readonly text: string
  readonly defines: string | null
  readonly reads: readonly string[]
}
type Rule = {
  readonly selectors: readonly { readonly text: string; readonly needs: readonly string[] }[]
  readonly declarations: readonly Declaration[]
}
/** What of the CSS applies to a page: rules with those of their selectors, and the custom properties that are read. */
type Page = {
  readonly applied: ReadonlyMap<Rule, string>
  readonly properties: ReadonlySet<string>
}
/** A part of a style sheet: all its rules, and its text for a page, or ''. */
type Part = { readonly rules: readonly Rule[]; readonly textFor: (page: Page) => string }

/** Kinds of pages of which the used rules are kept, each some 30 kB: pages of one route and state use the same. */
const KNOWN_PAGES = 64

/** Groups of rules, each kept with those of its rules that are used. */
const GROUPS: ReadonlySet<string> = new Set(['media', 'supports', 'container', 'layer'])

/**
 * Critical CSS: parses a style sheet once, and reduces it to what a page's HTML uses. A rule is left out only if an
 * element would need a class that no element has; states such as `:hover` stay. A custom property is left out only if
 * nothing reads it, and a font only if no character needs it.
 */
export function usedStyles(css: string): (html: string) => string {
  const { nodes } = postcss.parse(css)
  const fonts = usedFonts(nodes)
  const animations = nodes.flatMap(animationOf)
  const { rules, textFor } = partsOf(
    nodes.filter((node) => !fonts.has(node) && animationOf(node).length === 0),
  )
  const always = animations.flatMap(({ text }) => propertiesReadIn(text))
  const needed = new Set(rules.flatMap(({ selectors }) => selectors.flatMap(({ needs }) => needs)))
  const known = new LRUCache<string, string>({ max: KNOWN_PAGES })

  function textOfRules(classes: ReadonlySet<string>, read: readonly string[]): string {
    const applied = appliedTo(classes, rules)
    const properties = allRead([...always, ...read], applied.keys())
    const used = textFor({ applied, properties })
    return animations.reduce((all, { name, text }) => (all.includes(name) ? all + text : all), used)
  }

  return (html) => {
    const classes = classesOf(html).intersection(needed)
    const read = [...new Set(propertiesReadIn(html))]
    const key = [[...classes].toSorted(), read.toSorted()].join(' ')
    let used = known.get(key)
    if (used === undefined) {
      used = textOfRules(classes, read)
      known.set(key, used)
    }
    return fonts.textFor(html) + used
  }
}

/** Animations may use each other's names only in rules, so they are decided last. */
const animationOf = (node: ChildNode) =>
  node.type === 'atrule' && node.name === 'keyframes'
    ? [{ name: node.params, text: textOf(node) }]
    : []

function partsOf(nodes: readonly ChildNode[]): Part {
  const parts = nodes.map(partOf)
  return {
    rules: parts.flatMap(({ rules }) => rules),
    textFor: (page) => parts.map(({ textFor }) => textFor(page)).join(''),
  }
}

function partOf(node: ChildNode): Part {
  if (node.type === 'rule') {
    const rule: Rule = {
      selectors: list.comma(node.selector).map((text) => ({ text, needs: neededClasses(text) })),
      declarations: node.nodes.map(declarationOf),
    }
    return { rules: [rule], textFor: (page) => ruleText(rule, page) }
  }
  if (node.type === 'atrule' && node.nodes && GROUPS.has(node.name)) {
    const { rules, textFor } = partsOf(node.nodes)
    return {
      rules,
      textFor: (page) => {
        const used = textFor(page)
        return used && `@${node.name} ${node.params}{${used}}`
      },
    }
  }
  const text = textOf(node)
  return { rules: [], textFor: () => text }
}

function declarationOf(node: ChildNode): Declaration {
  const text = textOf(node)
  const defines = node.type === 'decl' && node.variable ? node.prop : null
  return { text, defines, reads: propertiesReadIn(text) }
}

function ruleText(rule: Rule, { applied, properties }: Page): string {
  const selectors = applied.get(rule)
  if (selectors === undefined) return ''
  const used = rule.declarations.filter(
    ({ defines }) => defines === null || properties.has(defines),
  )
  return used.length === 0 ? '' : `${selectors}{${used.map(({ text }) => text).join(';')}}`
}

function appliedTo(
  classes: ReadonlySet<string>,
  rules: readonly Rule[],
): ReadonlyMap<Rule, string> {
  const applied = new Map<Rule, string>()
  for (const rule of rules) {
    const used = rule.selectors.filter(({ needs }) => needs.every((name) => classes.has(name)))
    if (used.length > 0) applied.set(rule, used.map(({ text }) => text).join(','))
  }
  return applied
}

/** Custom properties read by rules or elsewhere, also those that only other custom properties read. */
function allRead(elsewhere: readonly string[], rules: Iterable<Rule>): ReadonlySet<string> {
  const read = new Set(elsewhere)
  const inDefinitions = new Map<string, string[]>()
  for (const { declarations } of rules)
    for (const { defines, reads } of declarations) {
      if (defines === null) for (const name of reads) read.add(name)
      else inDefinitions.set(defines, [...(inDefinitions.get(defines) ?? []), ...reads])
    }
  // Also walks properties added on the way.
  for (const name of read) for (const each of inDefinitions.get(name) ?? []) read.add(each)
  return read
}

const propertiesReadIn = (text: string): readonly string[] =>
  [...text.matchAll(/var\(\s*(--[\w-]+)/g)].map(([, name = '']) => name)

/** A statement at-rule such as `@layer a;` ends with a semicolon of its own. */
const textOf = (node: ChildNode) =>
  node.type === 'atrule' && !node.nodes ? `${node.toString()};` : node.toString()

/** Classes without which a selector matches nothing; not those of alternatives such as `:is(.a, .b)` or `:not(.a)`. */
const neededClasses = (selector: string): readonly string[] =>
  [...outsideBrackets(selector).matchAll(/\.([\w-]+)/g)].map(([, name = '']) => name)

function outsideBrackets(selector: string): string {
  let depth = 0
  let outside = ''
  for (const sign of selector) {
    if (sign === '(' || sign === '[') depth += 1
    else if (sign === ')' || sign === ']') depth -= 1
    else if (depth === 0) outside += sign
  }
  return outside
}

/** Most elements of a page repeat another's classes. */
function classesOf(html: string): Set<string> {
  const written = new Set<string>()
  for (const [, names = ''] of html.matchAll(/ class="([^"]*)"/g)) written.add(names)
  return new Set([...written].flatMap((names) => names.split(/\s+/)))
}
