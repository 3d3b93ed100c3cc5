/** The variable that says how high a portrait may be at most, where words must be seen below it at once. */
export const TALLEST = '--tallest'
