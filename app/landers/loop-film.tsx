import { useTranslation } from 'react-i18next'
import { Film, type FilmProps } from '#ui/patterns/film/film.tsx'
import { type Loop, posterOf, sourcesOf, type Windows } from './loops.ts'

export type LoopFilmProps = Pick<FilmProps, 'shape'> & { readonly loop: Loop | Windows }

/** One of our own silent loops. */
export function LoopFilm({ loop, ...rest }: LoopFilmProps) {
  const { t } = useTranslation('landers')
  return (
    <Film
      {...rest}
      poster={posterOf(loop)}
      sources={sourcesOf(loop)}
      labels={{ pause: t('film.pause'), play: t('film.play') }}
    />
  )
}
