/** Hundredths of a degree: a grid cell at least a kilometre wide, never a point. */
export type Cell = { readonly lat: number; readonly lon: number }
