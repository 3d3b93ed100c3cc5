import type { EmberFamily } from './brand.ts'
import { tokenName } from './names.ts'
import { EMBER_ROLES, type Mode } from './roles.ts'

const declarations = (family: EmberFamily, mode: Mode) =>
  EMBER_ROLES.map((role) => `--${tokenName(['color', role])}:${family[mode][role]}`).join(';')

/**
 * A site's own brand as the text of a stylesheet, for the head of a page, after the kit's. The same
 * family gives the same text, so that a content security policy can allow it by its hash.
 */
export const brandCss = (family: EmberFamily): string =>
  [
    `:root:root{${declarations(family, 'light')}}`,
    `@media (prefers-color-scheme:dark){:root:root:not([data-mode="light"]){${declarations(family, 'dark')}}}`,
    `:root:root[data-mode="dark"]{${declarations(family, 'dark')}}`,
  ].join('')
