import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { EmptyLikes } from '#ui/art/scenes/empty-likes.tsx'
import { Button } from '#ui/primitives/button/button.tsx'
import { EmptyState } from '#ui/primitives/empty-state/empty-state.tsx'
import { Grid } from '#ui/primitives/layout/grid.tsx'
import { Stack } from '#ui/primitives/layout/stack.tsx'
import { type LikeList, listed } from './like-lists.ts'
import { MemberFace } from './member-face.tsx'
import type { Likes } from './queries.ts'
import { useWriteWords } from './use-write-words.ts'

export type LikedFacesProps = { readonly list: LikeList; readonly likes: Likes }

const AT_ONCE = 4

/** Cards of one list, or an empty state. */
export function LikedFaces({ list, likes }: LikedFacesProps) {
  const { t } = useTranslation('likes')
  const people = listed(likes, list)
  if (people.length === 0) {
    return (
      <EmptyState
        art={<EmptyLikes />}
        title={t(`empty.${list}-title`)}
        actions={
          <Button asChild tone="ember">
            <Link to="/members">{t('empty.search')}</Link>
          </Button>
        }
      >
        {t(`empty.${list}-text`)}
      </EmptyState>
    )
  }
  return (
    <Grid>
      {people.map((card, index) => (
        <Stack key={card.id} gap="xs">
          <MemberFace
            card={card}
            eager={index < AT_ONCE}
            marker={
              card.match && list !== 'matches'
                ? t('mutual')
                : card.like_new && list === 'received'
                  ? t('new')
                  : undefined
            }
          />
          <WriteTo id={card.id} name={card.name} />
        </Stack>
      ))}
    </Grid>
  )
}

/** A link to write to a member of the list. */
function WriteTo({ id, name }: { readonly id: string; readonly name: string }) {
  const writeTo = useWriteWords()
  return (
    <Button asChild tone="quiet" size="s" icon="message" wide>
      <Link to="/members/$id/chat" params={{ id }}>
        {writeTo(name)}
      </Link>
    </Button>
  )
}
