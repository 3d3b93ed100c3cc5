import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { FaceCard } from '#ui/face-card/face-card.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { Inline } from '#ui/layout/inline.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { Text } from '#ui/text/text.tsx'
import { useMemberWords } from '../members/use-member-words.ts'
import { KindLine } from '../site/kind-labels.tsx'
import { usePicture } from '../site/use-picture.ts'
import type { Match } from './queries.ts'
import { useWhy } from './use-why.ts'

/** More would be read by nobody. */
const MOST = 3

export type MatchCardProps = {
  readonly match: Match
  /** The most telling reason alone. */
  readonly brief?: boolean
}

/** Somebody who suits the member: the face, what this profile is, and why the two match. */
export function MatchCard({ match, brief = false }: MatchCardProps) {
  const { t } = useTranslation(['finder', 'common'])
  const words = useMemberWords()
  const picture = usePicture()
  const why = useWhy()
  const { src, blur } = picture(match.main_image, 'filename')
  const lock = match.main_image?.lock
  return (
    <FaceCard
      name={match.name}
      age={match.age}
      place={words.place(match)}
      to={<Link to="/members/$id" params={{ id: match.id }} draggable={false} />}
      photo={src}
      blur={blur}
      lock={lock ? words.lock(lock) : undefined}
      missing={t('common:no-photo')}
      online={match.online ? t('common:online') : undefined}
      kind={<KindLine profile={match} />}
    >
      <Stack as="ul" gap="xxs" label={t('why.title')}>
        {why(match, brief ? 1 : MOST).map(({ icon, text }) => (
          <li key={text}>
            <Inline gap="xs" wrap={false}>
              <Icon name={icon} size="s" />
              <Text as="span" size="s">
                {text}
              </Text>
            </Inline>
          </li>
        ))}
      </Stack>
    </FaceCard>
  )
}
