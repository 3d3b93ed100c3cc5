import type { Preload, RenderedPage } from '#api/pages/rendering.ts'
import type { Settings } from './site/queries.ts'

type Head = Pick<
  RenderedPage,
  'brand' | 'title' | 'description' | 'linkPicture' | 'indexed' | 'preloads'
>

/** A matched route, with the result of its `head`. */
type Match = {
  readonly meta?: unknown
  readonly links?: unknown
}

type Tag = Readonly<Record<string, unknown>>

const tagsOf = (given: unknown): readonly Tag[] =>
  Array.isArray(given)
    ? given.filter((tag): tag is Tag => typeof tag === 'object' && tag !== null)
    : []

const text = (value: unknown): string | null => (typeof value === 'string' ? value : null)

/** The title among a route's tags; `null` if none. */
export const titleIn = (meta: unknown): string | null =>
  text(tagsOf(meta).find((tag) => 'title' in tag)?.title)

/** A page's title: the innermost route's, else the site's. */
export function headOf(matches: readonly Match[], settings: Settings): Head {
  const tags = matches.flatMap(({ meta }) => tagsOf(meta)).toReversed()
  const named = (name: string) => text(tags.find((tag) => tag.name === name)?.content)
  const links = matches.flatMap(({ links }) => tagsOf(links))
  return {
    brand: settings.brand,
    title: text(tags.find((tag) => 'title' in tag)?.title) ?? settings.index_title,
    description: named('description') ?? settings.description,
    linkPicture: text(tags.find(({ property }) => property === 'og:image')?.content),
    indexed: named('robots') !== 'noindex',
    preloads: links.filter(({ rel }) => rel === 'preload').flatMap(preload),
  }
}

function preload({ href, type, imageSrcSet, imageSizes }: Tag): readonly Preload[] {
  const [where, what, choice, sizes] = [href, type, imageSrcSet, imageSizes].map(text)
  if (!where || !what) return []
  return [
    { href: where, type: what, ...(choice && sizes && { choice: { srcset: choice, sizes } }) },
  ]
}
