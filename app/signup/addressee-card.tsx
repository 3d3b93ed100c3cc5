import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Avatar } from '#ui/avatar/avatar.tsx'
import { Inline } from '#ui/layout/inline.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { Surface } from '#ui/layout/surface.tsx'
import { Text } from '#ui/text/text.tsx'
import { usePressed } from '../likes/pressed-likes.ts'
import { profileQuery } from '../members/queries.ts'
import { KindLabels, KindLine } from '../site/kind-labels.tsx'
import { usePicture } from '../site/use-picture.ts'

export type AddresseeCardProps = {
  readonly member: string
  /** With what their profile is in a whole sentence; afterwards a word reminds of it. */
  readonly whole: boolean
}

/** Whom the visitor is writing to, in view at every step, with what their profile is in words. */
export function AddresseeCard({ member, whole }: AddresseeCardProps) {
  const { t } = useTranslation('signup')
  const picture = usePicture()
  const pressed = usePressed(member)
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
