import postcss, { type ChildNode, list } from 'postcss'

/** What the CSS needs of a page: the classes its elements have. */
type Classes = ReadonlySet<string>
/** The part of a style sheet that applies to a page with these classes, or ''. */
type Part = (classes: Classes) => string

/** Groups of rules, each kept with those of its rules that are used. */
const GROUPS: ReadonlySet<string> = new Set(['media', 'supports', 'container', 'layer'])

/**
 * Critical CSS: parses a style sheet once, and reduces it to the rules that a page's HTML uses. A rule is left out only
 * if an element would need a class that no element has; states such as `:hover` stay.
 */
export function usedStyles(css: string): (html: string) => string {
  const nodes = postcss.parse(css).nodes
  const animations = nodes.flatMap(animationOf)
  const rest = partsOf(nodes.filter((node) => animationOf(node).length === 0))
  return (html) => {
    const used = rest(classesOf(html))
    return animations.reduce((all, { name, text }) => (all.includes(name) ? all + text : all), used)
  }
}

/** Animations may use each other's names only in rules, so they are decided last. */
const animationOf = (node: ChildNode) =>
  node.type === 'atrule' && node.name === 'keyframes'
    ? [{ name: node.params, text: textOf(node) }]
    : []

function partsOf(nodes: readonly ChildNode[]): Part {
  const parts = nodes.map(partOf)
  return (classes) => parts.map((part) => part(classes)).join('')
}

function partOf(node: ChildNode): Part {
  if (node.type === 'rule') {
    const selectors = list
      .comma(node.selector)
      .map((text) => ({ text, needs: neededClasses(text) }))
    const body = `{${node.nodes.map(textOf).join(';')}}`
    return (classes) => {
      const used = selectors.filter(({ needs }) => needs.every((name) => classes.has(name)))
      return used.length === 0 ? '' : `${used.map(({ text }) => text).join(',')}${body}`
    }
  }
  if (node.type === 'atrule' && node.nodes && GROUPS.has(node.name)) {
    const inner = partsOf(node.nodes)
    return (classes) => {
      const used = inner(classes)
      return used && `@${node.name} ${node.params}{${used}}`
    }
  }
  const text = textOf(node)
  return () => text
}

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

const classesOf = (html: string): Classes =>
  new Set([...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(/\s+/)))
