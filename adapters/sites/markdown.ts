import type { Nodes, PhrasingContent, RootContent } from 'mdast'
import { fromMarkdown } from 'mdast-util-from-markdown'
import type { Block, Span } from '#core/site/pages/own-page.ts'

/**
 * The blocks of a Markdown text. HTML and pictures are shown as they were typed; a link that leads nowhere safe is text.
 * What is nested deeper than anybody writes is one block of text.
 */
export function blocksIn(markdown: string): readonly Block[] {
  const isDeep = markdown
    .split(/\n\s*\n/)
    .some((part) => DEEP.test(part) || part.replace(/[^*_[\]`]/g, '').length > MARKS)
  if (isDeep) return [{ kind: 'paragraph', spans: [{ text: markdown }] }]
  return fromMarkdown(markdown, { extensions: [NO_HTML] }).children.flatMap(blockOf)
}

/** Quotes and lists within one another in one line: each costs a call of the parser. */
const DEEP = /^(?:\s*(?:>|[-*+]|\d{1,9}[.)])\s*){20}/m
/** Signs in one paragraph; the parser compares each with all before it. */
const MARKS = 1000

/** Without HTML in the grammar its signs are letters like any others. */
const NO_HTML = { disable: { null: ['htmlFlow', 'htmlText', 'labelStartImage'] } }

function blockOf(node: RootContent): readonly Block[] {
  switch (node.type) {
    case 'heading':
      // The title of the page is the first level.
      return [{ kind: 'heading', level: node.depth < 3 ? 2 : 3, spans: spansOf(node.children) }]
    case 'paragraph':
      return [{ kind: 'paragraph', spans: spansOf(node.children) }]
    case 'list':
      return [
        {
          kind: 'list',
          ordered: node.ordered === true,
          items: node.children.map((item) => item.children.flatMap(spansIn)),
        },
      ]
    case 'blockquote':
      return node.children.flatMap(blockOf)
    case 'code':
      return [{ kind: 'paragraph', spans: [{ text: node.value }] }]
    default:
      return []
  }
}

/** All of an item in one line: lists in lists are read on. */
function spansIn(node: RootContent): readonly Span[] {
  if (node.type === 'paragraph' || node.type === 'heading') return spansOf(node.children)
  return 'children' in node ? node.children.flatMap((child) => spansIn(child as RootContent)) : []
}

const spansOf = (nodes: readonly PhrasingContent[]): readonly Span[] =>
  nodes.flatMap((node) => spanOf(node, {}))

function spanOf(node: PhrasingContent, how: Omit<Span, 'text'>): readonly Span[] {
  const within = (more: Omit<Span, 'text'>): readonly Span[] =>
    childrenOf(node).flatMap((child) => spanOf(child, { ...how, ...more }))
  switch (node.type) {
    case 'text':
    case 'inlineCode':
      return [{ ...how, text: node.value }]
    case 'break':
      return [{ ...how, text: '\n' }]
    case 'strong':
      return within({ strong: true })
    case 'emphasis':
      return within({ emphasis: true })
    case 'link':
      return within(isSafe(node.url) ? { href: node.url } : {})
    default:
      return []
  }
}

const childrenOf = (node: Nodes): readonly PhrasingContent[] =>
  'children' in node ? (node.children as readonly PhrasingContent[]) : []

/** A page of the site, a site over https, or a mail address. */
const isSafe = (url: string): boolean => /^(?:\/(?!\/)|https:\/\/|mailto:)[^\s\\]*$/i.test(url)
