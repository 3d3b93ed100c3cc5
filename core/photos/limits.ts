/** Spec §5 and §9: how many photos a member can have. */
export const PHOTO_LIMIT = { free: 3, premium: 25 } as const
/** product.md §4: the largest photo that is taken in. */
export const UPLOAD = { megabytes: 10, megapixels: 50 } as const
/** product.md §4: how many photos beside the main one a free viewer sees. */
export const FREE_VIEW = 2

/** The photos a member can have. */
export const photoLimitOf = ({ premiumSince }: { readonly premiumSince: number | null }): number =>
  premiumSince === null ? PHOTO_LIMIT.free : PHOTO_LIMIT.premium
