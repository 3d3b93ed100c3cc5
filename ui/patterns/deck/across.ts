import { rem } from '../../tokens/scale.ts'

/** A disc's size: four of them fit side by side on the narrowest phone, also with large text. */
export const across = (pixels: number) => `min(${rem(pixels)}, ${pixels / 3.2}vmin)`
