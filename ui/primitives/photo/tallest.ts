/** CSS variable: maximum height of a portrait, so that the text below is visible at once. */
export const MAX_HEIGHT = '--tallest'
