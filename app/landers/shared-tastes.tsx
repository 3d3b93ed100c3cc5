import { TwoTastes } from '#ui/art/scenes/two-tastes.tsx'
import { Spread } from '#ui/patterns/lander/spread.tsx'
import type { LanderProps } from './lander-names.ts'
import { LanderWords } from './lander-words.tsx'

/** Interests of two people, and the one they share. */
export function SharedTastes({ slug }: LanderProps) {
  return (
    <Spread picture={<TwoTastes />}>
      <LanderWords lander="iconslanding" slug={slug} />
    </Spread>
  )
}
