/** Text of one line, with the name of its link. */
export type Run = { readonly link: string | null; readonly words: string }

const LINK = /<([a-z-]+)>(.*?)<\/\1>/g
const POINT = '- '

/** Paragraphs of a text; lists as arrays. */
export function blocksOf(text: string): readonly (string | readonly string[])[] {
  const blocks: (string | string[])[] = []
  for (const line of text.split('\n').filter(Boolean)) {
    const last = blocks.at(-1)
    if (!line.startsWith(POINT)) blocks.push(line)
    else if (Array.isArray(last)) last.push(line.slice(POINT.length))
    else blocks.push([line.slice(POINT.length)])
  }
  return blocks
}

/** Splits a line at links. */
export function runsOf(line: string): readonly Run[] {
  const runs: Run[] = []
  let from = 0
  for (const match of line.matchAll(LINK)) {
    const [whole, link = '', words = ''] = match
    runs.push({ link: null, words: line.slice(from, match.index) }, { link, words })
    from = match.index + whole.length
  }
  return [...runs, { link: null, words: line.slice(from) }].filter(({ words }) => words !== '')
}

/** A text without markup, for search. */
export const plainText = (text: string): string =>
  text.replace(LINK, '$2').replaceAll(`\n${POINT}`, '\n')
