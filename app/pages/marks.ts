/** Words of one line, with the name of what they lead to. */
export type Run = { readonly link: string | null; readonly words: string }

const LINK = /<([a-z-]+)>(.*?)<\/\1>/g
const POINT = '- '

/** The paragraphs of a text, and its lists of points as arrays. */
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

/** The words of a line, cut where links begin and end. */
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

/** A text without its marks, as it is searched. */
export const plainText = (text: string): string =>
  text.replace(LINK, '$2').replaceAll(`\n${POINT}`, '\n')
