import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { Lean } from '#ui/patterns/lean/lean.tsx'
import { Button } from '#ui/primitives/button/button.tsx'
import { EmptyState } from '#ui/primitives/empty-state/empty-state.tsx'
import { Grid } from '#ui/primitives/layout/grid.tsx'
import { Stack } from '#ui/primitives/layout/stack.tsx'
import { AllowanceLine } from '../../accounts/account/allowance-line.tsx'
import { userQuery } from '../../accounts/account/queries.ts'
import { usePicture } from '../../site/use-picture.ts'
import { LazyFittingPeople } from '../finder/lazy-fitting-people.ts'
import { type LikeList, listed } from './like-lists.ts'
import { MemberFace } from './member-face.tsx'
import type { Likes } from './queries.ts'
import { useSpent } from './use-spent.ts'

export type LikedFacesProps = { readonly list: LikeList; readonly likes: Likes }

const AT_ONCE = 4

/** Cards of one list, or an empty state. */
export function LikedFaces({ list, likes }: LikedFacesProps) {
  const { t } = useTranslation('likes')
  const people = listed(likes, list)
  const { allowance, isSpent } = useSpent()
  if (people.length === 0) {
    return (
      <Stack gap="l">
        <EmptyState
          art={<RoomForAnother />}
          title={t(`empty.${list}-title`)}
          actions={
            <Button asChild tone="ember">
              <Link to="/members">{t('empty.search')}</Link>
            </Button>
          }
        >
          {t(`empty.${list}-text`)}
        </EmptyState>
        <LazyFittingPeople />
      </Stack>
    )
  }
  return (
    <Stack gap="m">
      {allowance && people.some(({ id }) => isSpent(id)) && <AllowanceLine allowance={allowance} />}
      <Grid as="ul">
        {people.map((card, index) => (
          <li key={card.id}>
            <MemberFace
              card={card}
              eager={index < AT_ONCE}
              writable
              marker={
                card.like_new && list === 'received'
                  ? t('new')
                  : card.match && list !== 'matches'
                    ? t('mutual')
                    : undefined
              }
            />
          </li>
        ))}
      </Grid>
    </Stack>
  )
}

/** The member in one stroke of the mark, and room for another in the other. */
function RoomForAnother() {
  const picture = usePicture()
  const { data: user } = useQuery(userQuery)
  const name = user?.profile.name ?? ''
  const { src } = picture(user?.profile.main_image ?? null, 'match')
  return <Lean size="s" left={src ? { src, alt: '' } : { name }} right={{ room: '' }} />
}
