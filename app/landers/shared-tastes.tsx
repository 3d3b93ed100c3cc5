import { TwoTastes } from '#ui/art/scenes/two-tastes.tsx'
import { Spread } from '#ui/patterns/lander/spread.tsx'
import { LanderWords } from './lander-words.tsx'

/** Interests of two people, and the one they share. */
export function SharedTastes() {
  return (
    <Spread picture={<TwoTastes />}>
      <LanderWords lander="iconslanding" />
    </Spread>
  )
}
