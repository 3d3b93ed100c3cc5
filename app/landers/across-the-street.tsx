import { Spread } from '#ui/patterns/lander/spread.tsx'
import { useBrand } from '../site/use-brand.ts'
import { LanderWords } from './lander-words.tsx'
import { LoopFilm } from './loop-film.tsx'
import { windowsOf } from './loops.ts'

/** Two lit windows, and a letter flying from one to the other. */
export function AcrossTheStreet() {
  const windows = windowsOf(useBrand())
  return (
    <Spread picture={<LoopFilm loop={windows} />} side="end" ground="sunken" shape="tall">
      <LanderWords lander="video" />
    </Spread>
  )
}
