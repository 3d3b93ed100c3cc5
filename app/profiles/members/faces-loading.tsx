import {
  MemberCardSkeleton,
  type MemberCardSkeletonProps,
} from '#ui/patterns/member-card/member-card.tsx'
import { Grid } from '#ui/primitives/layout/grid.tsx'
import { PartLoading } from '../../site/part-loading.tsx'

const PLACES = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j', 'k', 'l'] as const

export type FacesLoadingProps = MemberCardSkeletonProps & {
  /** How many there will be. */
  readonly count?: number
}

/** Skeleton of cards, to avoid layout shift. */
export function FacesLoading({ count = PLACES.length, lead = false, ...card }: FacesLoadingProps) {
  return (
    <PartLoading>
      <Grid lead={lead}>
        {PLACES.slice(0, count).map((place, index) => (
          <MemberCardSkeleton key={place} {...card} lead={lead && index === 0} />
        ))}
      </Grid>
    </PartLoading>
  )
}
