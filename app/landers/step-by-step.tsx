import { Spread } from '#ui/patterns/lander/spread.tsx'
import { LanderWords } from './lander-words.tsx'
import { LoopFilm } from './loop-film.tsx'

/** Scenes in sequence: from a street to a window, from a look to a talk. */
export function StepByStep() {
  return (
    <Spread picture={<LoopFilm loop="streets" shape="landscape" />} ground="ember" shape="low">
      <LanderWords lander="transitionsvideolanding" />
    </Spread>
  )
}
