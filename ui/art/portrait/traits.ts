import type { EyeColour, HairColour } from './palette.ts'

/** What is known of somebody before they are drawn; what is left out, the seed decides. */
export type PortraitTraits = {
  readonly gender: 'male' | 'female'
  readonly age: number
  /** From the palest (0) to the deepest (7). */
  readonly skin?: number
  readonly hair?: HairColour | 'bald'
  readonly eyes?: EyeColour
  readonly body?: 'slim' | 'athletic' | 'average' | 'sturdy' | 'curvy' | 'full'
  /** What says where somebody belongs, in every picture of them. */
  readonly gear?: 'leather' | 'harness'
  /** False where nobody may be shown in religious dress: it would hurt there. */
  readonly religious?: false
}
