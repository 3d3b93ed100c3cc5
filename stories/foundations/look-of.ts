import { BRANDS, type Brand } from '#ui/tokens/palette.ts'
import type { Mode } from '#ui/tokens/roles.ts'

export type Look = { readonly brand: Brand; readonly mode: Mode }

/** Brand and mode that the gallery shows. */
export const lookOf = (globals: Record<string, unknown>): Look => ({
  brand: BRANDS.find((brand) => brand === globals.brand) ?? 'default',
  mode: globals.mode === 'dark' ? 'dark' : 'light',
})
