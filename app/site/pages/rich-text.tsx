import { Link as RouterLink } from '@tanstack/react-router'
import { isPage } from '#core/site/pages/text-pages.ts'
import { Bullet, Bullets } from '#ui/primitives/article/article.tsx'
import { Link } from '#ui/primitives/link/link.tsx'
import { Text } from '#ui/primitives/text/text.tsx'
import { blocksOf, type Run, runsOf } from './marks.ts'

/** Targets of named links, besides text pages. */
const PLACES = {
  complaints: '/complaints',
  language: '/lang-config',
  orders: '/transactions/{-$id}',
  pricing: '/pricing',
  profile: '/profile',
  reset: '/reset-password',
  settings: '/notifications',
  withdraw: '/withdraw',
} as const

const isPlace = (name: string): name is keyof typeof PLACES => Object.hasOwn(PLACES, name)

export type RichTextProps = {
  /** Paragraphs by line; lines starting with "- " are list items; `<settings>words</settings>` is a link. */
  readonly text: string
}

/** A text with paragraphs, lists and links. */
export function RichText({ text }: RichTextProps) {
  return blocksOf(text).map((block) =>
    typeof block !== 'string' ? (
      <Bullets key={block.join()}>
        {block.map((line) => (
          <Bullet key={line}>
            <Runs text={line} />
          </Bullet>
        ))}
      </Bullets>
    ) : (
      <Text key={block}>
        <Runs text={block} />
      </Text>
    ),
  )
}

const Runs = ({ text }: RichTextProps) =>
  runsOf(text).map((run) => <Words key={`${run.link ?? ''}${run.words}`} {...run} />)

function Words({ link, words }: Run) {
  if (link !== null && isPage(link)) {
    return (
      <Link asChild>
        <RouterLink to="/pages/$page" params={{ page: link }}>
          {words}
        </RouterLink>
      </Link>
    )
  }
  if (link === null || !isPlace(link)) return words
  return (
    <Link asChild>
      <RouterLink to={PLACES[link]}>{words}</RouterLink>
    </Link>
  )
}
