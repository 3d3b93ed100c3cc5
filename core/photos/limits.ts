/** Spec §5 and §9: how many photos a member can have. */
export const PHOTO_LIMIT = { free: 3, premium: 25 } as const
/** product.md §4: maximum photo size. */
export const UPLOAD = { megabytes: 10, megapixels: 50 } as const
/** How many times one side of a photo may be the other: a strip shows nobody, and costs seconds to crop. */
export const LONGEST_SHAPE = 5
/** The short side of a photo in pixels, at least: with less nobody is recognised on a phone (2026-11-29). Stored ones stay. */
export const SHORTEST_SIDE = 320
/** product.md §4: photos beside the main one visible to a free viewer. */
export const FREE_VIEW = 2

/** A member's photo limit. */
export const photoLimitOf = ({ premiumSince }: { readonly premiumSince: number | null }): number =>
  premiumSince === null ? PHOTO_LIMIT.free : PHOTO_LIMIT.premium
