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

/** A lander that is about everybody, by its name in the address. */
export type Campaign = (typeof CAMPAIGNS)[number]

/** What every campaign's page is told: whose look its slug asks for. */
export type LanderProps = { readonly slug?: string | undefined }
