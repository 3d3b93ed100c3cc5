import { useTranslation } from 'react-i18next'
import { Grid } from '#ui/layout/grid.tsx'
import { MemberCardSkeleton } from '#ui/member-card/member-card.tsx'
import { Loading } from '#ui/skeleton/skeleton.tsx'

const PLACES = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j', 'k', 'l'] as const

/** The room faces will take, so that the grid does not jump when they come. */
export function FacesLoading() {
  const { t } = useTranslation()
  return (
    <Loading label={t('loading')}>
      <Grid>
        {PLACES.map((place) => (
          <MemberCardSkeleton key={place} />
        ))}
      </Grid>
    </Loading>
  )
}
