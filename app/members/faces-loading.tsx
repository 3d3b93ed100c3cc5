import { MemberCardSkeleton } from '#ui/patterns/member-card/member-card.tsx'
import { Grid } from '#ui/primitives/layout/grid.tsx'
import { PartLoading } from '../site/part-loading.tsx'

const PLACES = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j', 'k', 'l'] as const

/** Skeleton of cards, to avoid layout shift. */
export function FacesLoading() {
  return (
    <PartLoading>
      <Grid>
        {PLACES.map((place) => (
          <MemberCardSkeleton key={place} />
        ))}
      </Grid>
    </PartLoading>
  )
}
