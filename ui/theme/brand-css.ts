import type { EmberFamily } from './brand.ts'
import { tokenName } from './names.ts'
import type { Brand } from './palette.ts'
import { EMBER_ROLES, type Mode } from './roles.ts'

const declarations = (family: EmberFamily, mode: Mode) =>
  EMBER_ROLES.map((role) => `--${tokenName(['color', role])}:${family[mode][role]}`).join(';')

/**
 * A site's own colours as the text of a stylesheet, for the head of a page, after the kit's. They stand in for
 * those of the site's brand, and for no other: a page that wears another niche keeps that one's. The same
 * family gives the same text, so that a content security policy can allow it by its hash.
 */
export function brandCss(family: EmberFamily, brand: Brand): string {
  const worn = `[data-brand="${brand}"]`
  return [
    `:root${worn}{${declarations(family, 'light')}}`,
    `@media (prefers-color-scheme:dark){:root:not([data-mode="light"])${worn}{${declarations(family, 'dark')}}}`,
    `:root[data-mode="dark"]${worn}{${declarations(family, 'dark')}}`,
  ].join('')
}
