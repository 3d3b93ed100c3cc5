import type { EmberFamily } from './brand.ts'
import { tokenName } from './names.ts'
import type { Brand } from './palette.ts'
import { EMBER_ROLES, type Mode } from './roles.ts'

const declarations = (family: EmberFamily, mode: Mode) =>
  EMBER_ROLES.map((role) => `--${tokenName(['color', role])}:${family[mode][role]}`).join(';')

/**
 * CSS of a site's own colours, for the head of a page, after the kit's. Overrides only the site's own brand: a page
 * with another niche's theme keeps that. Deterministic, so that a CSP can allow it by its hash.
 */
export function brandCss(family: EmberFamily, brand: Brand): string {
  const worn = `[data-brand="${brand}"]`
  return [
    `:root${worn}{${declarations(family, 'light')}}`,
    `@media (prefers-color-scheme:dark){:root:not([data-mode="light"])${worn}{${declarations(family, 'dark')}}}`,
    `:root[data-mode="dark"]${worn}{${declarations(family, 'dark')}}`,
  ].join('')
}
