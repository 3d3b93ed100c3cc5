import { cut } from '../portrait/paper.ts'
import { laid } from './gift-art.css.ts'
import { GIFT_DRAWINGS } from './gift-drawings.tsx'
import { GROUND } from './gift-parts.tsx'
import { Scene, Tone } from './scene.tsx'

export type GiftArtProps = {
  readonly gift: keyof typeof GIFT_DRAWINGS
  /** It has just arrived: play the animation. */
  readonly arriving?: boolean
}

/** A gift, cut from paper. */
export function GiftArt({ gift, arriving = false }: GiftArtProps) {
  const [Drawing, ground] = GIFT_DRAWINGS[gift]
  return (
    <span className={arriving ? laid : undefined}>
      <Scene width={320} height={250}>
        <Tone d={cut(GROUND)} paper={ground} opacity={0.6} />
        <Drawing still={!arriving} />
      </Scene>
    </span>
  )
}
