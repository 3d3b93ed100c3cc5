import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Avatar } from '#ui/primitives/avatar/avatar.tsx'
import { Inline } from '#ui/primitives/layout/inline.tsx'
import { Stack } from '#ui/primitives/layout/stack.tsx'
import { Surface } from '#ui/primitives/layout/surface.tsx'
import { Text } from '#ui/primitives/text/text.tsx'
import { usePendingLike } from '../../discovery/likes/pending-likes.ts'
import { profileQuery } from '../../profiles/members/queries.ts'
import { KindLabels, KindLine } from '../../site/kind-labels.tsx'
import { usePicture } from '../../site/use-picture.ts'

export type AddresseeCardProps = {
  readonly member: string
  /** With the profile's kind as a sentence; afterwards as a label. */
  readonly whole: boolean
}

/** The recipient, visible at every step, with the kind of profile. */
export function AddresseeCard({ member, whole }: AddresseeCardProps) {
  const { t } = useTranslation('signup')
  const picture = usePicture()
  const pressed = usePendingLike(member)
  const { data: profile } = useQuery(profileQuery(member))
  if (!profile) return null
  const { name, age } = profile
  const { src, blur } = picture(profile.main_image, 'thumb_filename')
  return (
    <Surface inset="s">
      <Inline wrap={false}>
        <Avatar name={name} src={src ?? blur} size={whole ? 'l' : 'm'} />
        <Stack gap="xxs">
          <Text size="s" tone="muted">
            {t(pressed ? 'to.label-liked' : 'to.label')}
          </Text>
          <Inline gap="xs">
            <Text as="span" weight="semibold" typed>
              {t('to.who', { name, age })}
            </Text>
            {!whole && <KindLabels profile={profile} />}
          </Inline>
          {whole && <KindLine profile={profile} />}
          {pressed && <Text size="s">{t('to.liked')}</Text>}
        </Stack>
      </Inline>
    </Surface>
  )
}
