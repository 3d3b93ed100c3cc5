import type { World } from '#api/world.ts'
import type { DismissalKey } from '#core/membership/alerts/dismissals.ts'
import type { OwnPages } from '#core/site/pages/own-page.ts'
import type { Payments } from '#core/site/ports.ts'
import type { Settings } from '#core/site/settings.ts'
import type { Browser } from './browser.ts'

/** The setup of a story: its world and its browser. */
export type Scene = { readonly world: World; readonly browser: Browser }

/** A viewer and a small world, the same in every run. */
export type Situation = {
  /** The number of demo members. */
  readonly people?: number
  /** Settings of the site that differ from the demo's. */
  readonly settings?: Partial<Settings>
  /** The site's own texts of pages. */
  readonly pages?: OwnPages
  /** Payments: played, as in the demo, by default. */
  readonly payments?: Payments
  /** The public push key; without it the site sends no pushes. */
  readonly pushKey?: string
  /** An alert dismissed in this browser just before. */
  readonly dismissed?: readonly DismissalKey[]
  /** Past events of the story, in order. */
  readonly before: readonly ((scene: Scene) => Promise<unknown>)[]
}

/** A situation with one more event. */
export const and = (
  situation: Situation,
  ...before: readonly ((scene: Scene) => Promise<unknown>)[]
): Situation => ({ ...situation, before: [...situation.before, ...before] })

/** A situation with other payment settings than the demo. */
export const paying = (payments: Payments, situation: Situation): Situation => ({
  ...situation,
  payments,
})

/** A situation with other site settings. */
export const atSite = (settings: Partial<Settings>, situation: Situation): Situation => ({
  ...situation,
  settings: { ...situation.settings, ...settings },
})

/** A numbered id in a story, the same in every run. */
export const storyId = (n: number): string =>
  `01934a00-0000-7000-8000-${n.toString(16).padStart(12, '0')}`
