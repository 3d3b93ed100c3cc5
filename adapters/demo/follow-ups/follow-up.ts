import type { LifeStage, Voice } from '../voices/voice.ts'

/** What somebody says once their sentence has been answered, for each sentence of a voice, in its order. */
export type FollowUps = Readonly<Record<Exclude<keyof Voice, 'days'>, readonly string[]>> & {
  readonly days: Readonly<Record<LifeStage, readonly string[]>>
}
