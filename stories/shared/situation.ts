import type { World } from '#api/world.ts'
import type { DismissalKey } from '#core/notices/dismissals.ts'
import type { Payments } from '#core/site/payments.ts'
import type { Settings } from '#core/site/settings.ts'
import type { Browser } from './browser.ts'

/** Where a story plays, while its scene is set: the world, and the browser that somebody sits at. */
export type Scene = { readonly world: World; readonly browser: Browser }

/** Who looks at what: a small world, the same at every run. */
export type Situation = {
  /** How many people of the demo world there are. */
  readonly people?: number
  /** What this site decides otherwise than the demo site. */
  readonly settings?: Partial<Settings>
  /** What paying is here; played, as in the demo, unless a story wants it otherwise. */
  readonly payments?: Payments
  /** What browsers subscribe to pushes with; without it the site sends none. */
  readonly pushKey?: string
  /** What was put away in this browser, just before. */
  readonly dismissed?: readonly DismissalKey[]
  /** What has happened before the story begins, in turn. */
  readonly before: readonly ((scene: Scene) => Promise<unknown>)[]
}

/** A situation in which something more has happened. */
export const and = (
  situation: Situation,
  ...before: readonly ((scene: Scene) => Promise<unknown>)[]
): Situation => ({ ...situation, before: [...situation.before, ...before] })

/** A situation at an install that is paid in another way than the demo. */
export const paying = (payments: Payments, situation: Situation): Situation => ({
  ...situation,
  payments,
})

/** A situation at a site that decides some things otherwise. */
export const atSite = (settings: Partial<Settings>, situation: Situation): Situation => ({
  ...situation,
  settings: { ...situation.settings, ...settings },
})

/** An id of a thing in a story: told apart by a number, the same at every run. */
export const storyId = (n: number): string =>
  `01934a00-0000-7000-8000-${n.toString(16).padStart(12, '0')}`
