import { describe, expect, test } from 'bun:test'
import { blocksIn } from '#adapters/sites/markdown.ts'
import type { Span } from '#core/site/pages/own-page.ts'

const paragraph = (...spans: Span[]) => [{ kind: 'paragraph', spans }] as const

describe('a page in Markdown', () => {
  test('has headings below the page’s own title, paragraphs and lists', () => {
    expect(blocksIn('# One\n\n### Deep\n\nWords\nof it\n\n- a\n- **b**\n\n1. c')).toEqual([
      { kind: 'heading', level: 2, spans: [{ text: 'One' }] },
      { kind: 'heading', level: 3, spans: [{ text: 'Deep' }] },
      { kind: 'paragraph', spans: [{ text: 'Words\nof it' }] },
      {
        kind: 'list',
        ordered: false,
        items: [[{ text: 'a' }], [{ text: 'b', strong: true }]],
      },
      { kind: 'list', ordered: true, items: [[{ text: 'c' }]] },
    ])
  })

  test('has links to its own pages, to sites and to mail', () => {
    const links = '[a](/pages/terms) [b](https://x.example) *[c](mailto:a@x.example)*'
    expect(blocksIn(links)).toEqual(
      paragraph(
        { text: 'a', href: '/pages/terms' },
        { text: ' ' },
        { text: 'b', href: 'https://x.example' },
        { text: ' ' },
        { text: 'c', emphasis: true, href: 'mailto:a@x.example' },
      ),
    )
  })

  test.each([
    'javascript:alert(1)',
    '//x.example',
    'http://x.example',
    'data:text/html,x',
    '/a\\b',
  ])('shows a link to %s as its words', (url) => {
    expect(blocksIn(`[w](<${url}>)`)).toEqual(paragraph({ text: 'w' }))
  })

  test('shows HTML and pictures as they were typed', () => {
    const [block] = blocksIn('<script>alert(1)</script> <b onclick=x>b</b>')
    expect(block).toEqual({
      kind: 'paragraph',
      spans: [{ text: '<script>alert(1)</script> <b onclick=x>b</b>' }],
    })
    expect(JSON.stringify(blocksIn('<div>\nx\n</div>\n\n![p](https://x.example/p.png)'))).toContain(
      '<div>',
    )
    expect(JSON.stringify(blocksIn('![p](https://x.example/p.png)'))).not.toContain('"image"')
  })

  test('shows what it does not know as it was typed, and leaves out rules', () => {
    const typed = 'Zie [artikel 5][1]\n\n[1]: https://x.example\n\n> said\n\n```\ncode\n```'
    expect(blocksIn(typed)).toEqual([
      ...paragraph({ text: 'Zie [artikel 5][1]' }),
      ...paragraph({ text: '[1]: https://x.example' }),
      ...paragraph({ text: '> said' }),
      ...paragraph({ text: 'code' }),
    ])
    expect(blocksIn('`code`  \nnext\n\n---\n\n    four')).toEqual([
      ...paragraph({ text: 'code' }, { text: '\n' }, { text: 'next' }),
      ...paragraph({ text: 'four' }),
    ])
    expect(blocksIn('- a\n  - b\n\n    c')).toEqual([
      { kind: 'list', ordered: false, items: [[{ text: 'a' }, { text: 'b' }, { text: 'c' }]] },
    ])
    expect(blocksIn('')).toEqual([])
  })

  test.each([
    ['quotes in quotes', `> a\n${'b\n'.repeat(19_000)}`],
    ['a list that goes on', `- a\n${'b\n'.repeat(19_000)}`],
    ['lists in one line', Array.from({ length: 900 }, () => `${'- '.repeat(19)}a`).join('\n\n')],
    [
      'lists by indent',
      Array.from({ length: 190 }, (_, at) => `${' '.repeat(2 * at)}- a`).join('\n'),
    ],
    ['stars', '*'.repeat(40_000)],
    ['brackets', '['.repeat(40_000)],
  ])('of %s without end is text, and costs nobody time', (_, text) => {
    const [block, ...rest] = blocksIn(text)
    expect(rest).toEqual([])
    expect(block).toMatchObject({ kind: 'paragraph', spans: [{ text: text.trimEnd() }] })
  })
})
