import { useTranslation } from 'react-i18next'
import { Film } from '#ui/patterns/film/film.tsx'
import { posterOf, sourcesOf, type Windows } from './loops.ts'

export type LoopFilmProps = { readonly loop: Windows }

/** One of our own silent loops. */
export function LoopFilm({ loop }: LoopFilmProps) {
  const { t } = useTranslation('landers')
  return (
    <Film
      poster={posterOf(loop)}
      sources={sourcesOf(loop)}
      labels={{ pause: t('film.pause'), play: t('film.play') }}
    />
  )
}
