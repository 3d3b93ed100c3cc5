/** Spec §2: the landers with a slug of their own, the one without, and those about one member. */
export const CAMPAIGNS = [
  'alonetonight',
  'collagelanding',
  'gallery',
  'iconslanding',
  'maplanding',
  'socialnetwork',
  'transitionsvideolanding',
  'video',
  'tinderswipe',
] as const

/** A campaign lander, by its name in the URL. */
export type Campaign = (typeof CAMPAIGNS)[number]
