import { Spread } from '#ui/patterns/lander/spread.tsx'
import type { LanderProps } from './lander-names.ts'
import { LanderWords } from './lander-words.tsx'
import { LoopFilm } from './loop-film.tsx'
import { windowsOf } from './loops.ts'
import { useBrand } from './use-brand.ts'

/** Two lit windows, and a letter flying from one to the other. */
export function AcrossTheStreet({ slug }: LanderProps) {
  const windows = windowsOf(useBrand(slug))
  return (
    <Spread picture={<LoopFilm loop={windows} />} side="end" ground="sunken" shape="tall">
      <LanderWords lander="video" slug={slug} />
    </Spread>
  )
}
