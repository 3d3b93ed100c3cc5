import { NightWindow } from '#ui/art/scenes/night-window.tsx'
import { Stage } from '#ui/patterns/lander/stage.tsx'
import { LanderWords } from './lander-words.tsx'

/** A quiet evening, a window, and the first sentence. */
export function AloneTonight() {
  return (
    <Stage picture={<NightWindow covers />} ground="wall">
      <LanderWords lander="alonetonight" />
    </Stage>
  )
}
