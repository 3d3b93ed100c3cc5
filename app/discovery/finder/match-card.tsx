import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { FaceCard } from '#ui/patterns/face-card/face-card.tsx'
import { useMemberWords } from '../../profiles/members/use-member-words.ts'
import { useOnlineText } from '../../profiles/members/use-online-text.ts'
import { KindLine } from '../../site/kind-labels.tsx'
import { usePicture } from '../../site/use-picture.ts'
import { useAnswerable } from '../likes/use-answerable.tsx'
import type { Match } from './queries.ts'
import { useMatchReasons } from './use-match-reasons.ts'

/** Maximum number of reasons shown. */
const MOST = 2

export type MatchCardProps = {
  readonly match: Match
  /** Only the most relevant reason. */
  readonly brief?: boolean
}

/** A suggested profile: photo, kind, and why the two match. */
export function MatchCard({ match, brief = false }: MatchCardProps) {
  const { t } = useTranslation(['finder', 'common'])
  const words = useMemberWords()
  const online = useOnlineText(match)
  const picture = usePicture()
  const why = useMatchReasons()
  const answerable = useAnswerable()
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
      face={match.main_image?.focus}
      lock={lock ? words.lock(lock) : undefined}
      missing={t('common:no-photo')}
      online={online}
      line={answerable(match).line}
      kind={<KindLine profile={match} />}
      reasons={{ label: t('why.title'), list: why(match, brief ? 1 : MOST) }}
    />
  )
}
