import { Bullet, Bullets } from '#ui/primitives/article/article.tsx'
import { Link } from '#ui/primitives/link/link.tsx'
import { Heading } from '#ui/primitives/text/heading.tsx'
import { Text } from '#ui/primitives/text/text.tsx'
import type { Block, Span } from './own-page-query.ts'

export type OwnTextProps = { readonly blocks: readonly Block[] }

/** Blocks of an operator's text, in their order. */
export function OwnText({ blocks }: OwnTextProps) {
  // Blocks have no name but their place, and do not move.
  return Object.entries(blocks).map(([key, block]) => {
    if (block.kind === 'heading') {
      return (
        <Heading key={key} level={block.level} size={block.level === 2 ? 'l' : 'm'}>
          <Spans spans={block.spans} />
        </Heading>
      )
    }
    if (block.kind === 'paragraph') {
      return (
        <Text key={key}>
          <Spans spans={block.spans} />
        </Text>
      )
    }
    return (
      <Bullets key={key} ordered={block.ordered}>
        {block.items.map((spans) => (
          <Bullet key={spans.map(({ text }) => text).join('')}>
            <Spans spans={spans} />
          </Bullet>
        ))}
      </Bullets>
    )
  })
}

export type SpansProps = { readonly spans: readonly Span[] }

/** A line with its emphases and links. */
export const Spans = ({ spans }: SpansProps) =>
  Object.entries(spans).map(([key, span]) => <Words key={key} {...span} />)

function Words({ text, strong, emphasis, href }: Span) {
  if (text === '\n') return <br />
  const plain = href === undefined ? text : <Link href={href}>{text}</Link>
  const stressed = emphasis ? <em>{plain}</em> : plain
  return strong ? <strong>{stressed}</strong> : stressed
}

/** A block without its marks. */
export const wordsOf = (block: Block): string =>
  block.kind === 'list' ? '' : block.spans.map(({ text }) => text).join('')
