import { Spread } from '#ui/lander/spread.tsx'
import type { LanderProps } from './lander-names.ts'
import { LanderWords } from './lander-words.tsx'
import { LoopFilm } from './loop-film.tsx'

/** Two lit windows, and a letter that finds its way from one to the other. */
export function AcrossTheStreet({ slug }: LanderProps) {
  return (
    <Spread picture={<LoopFilm loop="windows" />} side="end" ground="sunken" shape="tall">
      <LanderWords lander="video" slug={slug} />
    </Spread>
  )
}
