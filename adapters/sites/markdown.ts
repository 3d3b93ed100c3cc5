import type { Nodes, PhrasingContent, RootContent } from 'mdast'
import { fromMarkdown } from 'mdast-util-from-markdown'
import type { Block, Span } from '#core/site/pages/own-page.ts'

/**
 * The blocks of a Markdown text: headings, paragraphs, lists, emphasis and links. All else, HTML, pictures and quotes
 * too, is shown as it was typed; a link that leads nowhere safe is text. The grammar is bounded, since a parser compares
 * signs with all before them, and lines with all lists around them: what is longer or deeper than anybody writes is text.
 */
export const blocksIn = (markdown: string): readonly Block[] =>
  partsOf(markdown).flatMap((part) =>
    isBounded(part)
      ? fromMarkdown(part, { extensions: [GRAMMAR] }).children.flatMap(blockOf)
      : [{ kind: 'paragraph', spans: [{ text: part.trim() }] }],
  )

/** What is between headings is read apart: no list or paragraph goes on after one. */
function partsOf(markdown: string): readonly string[] {
  const parts: string[][] = [[]]
  for (const line of markdown.split('\n')) {
    if (/^#{1,6} /.test(line)) parts.push([])
    parts.at(-1)?.push(line)
  }
  return parts.map((lines) => lines.join('\n')).filter((part) => part.trim() !== '')
}

const GRAMMAR = {
  disable: {
    null: [
      ...['htmlFlow', 'htmlText', 'labelStartImage', 'blockQuote', 'definition'],
      ...['codeFenced', 'codeIndented', 'characterReference'],
    ],
  },
}

/** A list in a list in a list, and so on. */
const DEEP = /^(?:[ \t]*(?:[-*+]|\d{1,9}[.)])[ \t]+){5}|^ {17,}(?:[-*+]|\d{1,9}[.)]) /m
/** Signs in one paragraph, and lines in one list or paragraph. */
const MOST = { marks: 1000, lines: 400 }

function isBounded(part: string): boolean {
  if (DEEP.test(part)) return false
  if (part.split('\n').length > MOST.lines * 4) return false
  return part
    .split(/\n[ \t]*\n/)
    .every(
      (block) =>
        block.split('\n').length <= MOST.lines &&
        block.replace(/[^*_[\]`]/g, '').length <= MOST.marks,
    )
}

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
