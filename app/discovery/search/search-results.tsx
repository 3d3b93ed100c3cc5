import { useTranslation } from 'react-i18next'
import type { Filters } from '#core/discovery/searching/filters.ts'
import { NoResults } from '#ui/art/scenes/no-results.tsx'
import { EmptyState } from '#ui/primitives/empty-state/empty-state.tsx'
import { Grid } from '#ui/primitives/layout/grid.tsx'
import { Stack } from '#ui/primitives/layout/stack.tsx'
import { LoadMore } from '#ui/primitives/load-more/load-more.tsx'
import { Heading } from '#ui/primitives/text/heading.tsx'
import { Text } from '#ui/primitives/text/text.tsx'
import { errorOf } from '../../client/client.ts'
import { FacesLoading } from '../../profiles/members/faces-loading.tsx'
import type { Found, MemberCard } from '../../profiles/members/queries.ts'
import { TryAgain } from '../../site/try-again.tsx'
import { MemberFace } from '../likes/member-face.tsx'
import { SearchClosed } from './search-closed.tsx'
import { loadMore, type Search } from './use-restored-list.ts'
import { VisitorsEnd } from './visitors-end.tsx'
import { WidenButtons } from './widen-buttons.tsx'

export type SearchResultsProps = {
  readonly search: Search
  readonly filters: Filters
  readonly onChange: (filters: Filters) => void
}

/** Number of cards visible on a phone without scrolling. */
const AT_ONCE = 4

/** Search results, and with few or none: filters to widen, and similar profiles. */
export function SearchResults({ search, filters, onChange }: SearchResultsProps) {
  const { t } = useTranslation('members')
  const { data, error, hasNextPage, isFetchingNextPage, refetch } = search
  const [first] = data?.pages ?? []
  if (error && errorOf(error).code === 'search.closed') return <SearchClosed />
  if (error && !first) return <TryAgain error={error} onAgain={() => void refetch()} />
  if (!first) return <FacesLoading lead />

  const people = onceEach(data?.pages.flatMap(({ results }) => results) ?? [])
  const widen = <WidenButtons found={first} filters={filters} onChange={onChange} />
  return (
    <Stack gap="xl">
      {people.length === 0 ? (
        <EmptyState art={<NoResults />} title={t('none.title')} actions={widen}>
          <NobodyText found={first} />
        </EmptyState>
      ) : (
        <Faces people={people} total={totalOf(first, people.length)} level={2} />
      )}
      {people.length > 0 && first.widen.length > 0 && (
        <Stack gap="s" align="center">
          <Text tone="muted">{t('few.widen')}</Text>
          {widen}
        </Stack>
      )}
      {first.similar.length > 0 && (
        <Stack as="section" gap="m" label={t('similar.title')}>
          <Heading level={2} size="l">
            {t('similar.title')}
          </Heading>
          <Faces people={first.similar} total={first.similar.length} level={3} />
        </Stack>
      )}
      {people.length > 0 && (
        <End
          visitorsEnd={first.next === null && first.numResults > people.length}
          more={hasNextPage}
          busy={isFetchingNextPage}
          failed={search.isFetchNextPageError}
          onMore={() => void loadMore(search)}
          error={error}
        />
      )}
    </Stack>
  )
}

/** Why there are no results. */
function NobodyText({ found }: { readonly found: Found }) {
  const { t } = useTranslation('members')
  if (found.widen.length > 0) return t('none.widen')
  return t(found.cleared ? 'none.cleared' : 'none.nobody')
}

/** A member who becomes active meanwhile appears on a later page again: keep the first. */
const onceEach = (people: readonly MemberCard[]): readonly MemberCard[] =>
  [...new Map(people.toReversed().map((card) => [card.id, card])).values()].toReversed()

/** Somebody may become active while one looks: never fewer than there are. */
const totalOf = ({ numResults, numResultsMore }: Found, shown: number): number =>
  numResultsMore ? -1 : Math.max(numResults, shown)

type FacesProps = {
  readonly people: readonly MemberCard[]
  /** How many there are with those still to be loaded; -1 where that is not known. */
  readonly total: number
  readonly level: 2 | 3
}

/** A list that says of each "3 of 55", however many are loaded. */
function Faces({ people, total, level }: FacesProps) {
  // Across two columns it takes a face and a line.
  const lead = level === 2 && !!people[0]?.line && !!people[0].main_image
  return (
    <Grid as="ul" lead={lead}>
      {people.map((card, index) => (
        <li key={card.id} aria-posinset={index + 1} aria-setsize={total}>
          <MemberFace
            card={card}
            lead={lead && index === 0}
            level={level}
            eager={index < AT_ONCE}
          />
        </li>
      ))}
    </Grid>
  )
}

type EndProps = {
  readonly visitorsEnd: boolean
  readonly more: boolean
  readonly busy: boolean
  readonly failed: boolean
  readonly error: Error | null
  readonly onMore: () => void
}

function End({ visitorsEnd, more, busy, failed, error, onMore }: EndProps) {
  const { t } = useTranslation('members')
  if (visitorsEnd) return <VisitorsEnd />
  if (failed) return <TryAgain error={error} onAgain={onMore} />
  return (
    <LoadMore
      label={t('search.more')}
      busy={busy}
      onMore={onMore}
      end={more ? undefined : t('search.end')}
    />
  )
}
