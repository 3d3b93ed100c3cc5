/** How large a portrait is, before it is developed. */
export const PORTRAIT = { width: 800, height: 1000 } as const
