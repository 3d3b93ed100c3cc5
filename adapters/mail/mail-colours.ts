import type { Letter } from '#core/notifications/letters.ts'
import { deriveBrand } from '#ui/tokens/brand.ts'
import { emberFamily } from '#ui/tokens/palette.ts'
import { type Mode, SHARED } from '#ui/tokens/roles.ts'

/** A site's colours as its pages have them: the kit's palette is values, and corrects low contrast. */
export function coloursOf({ brand, brandColours }: Pick<Letter['site'], 'brand' | 'brandColours'>) {
  const own = brandColours.ember === undefined ? null : deriveBrand(brandColours.ember)
  const family = own?.family ?? emberFamily(brand)
  const inMode = (mode: Mode) => ({ ...SHARED[mode], ...family[mode] })
  return { light: inMode('light'), dark: inMode('dark') }
}

export type MailColours = ReturnType<typeof coloursOf>
