import { isColour } from '#core/site/brand-colours.ts'
import { ownLook } from './own-look.ts'
import type { Settings } from './queries.ts'

type Look = Pick<Settings, 'brand' | 'brand_colours'>

/** Dresses a page that no server dressed in the site's look; what it answers undresses it again. */
export function wearLook({ brand, brand_colours: { ember } }: Look): () => void {
  document.documentElement.dataset.brand ??= brand
  const brandColours = ember !== undefined && isColour(ember) ? { ember } : {}
  const look = ownLook({ brand, brandColours })
  if (!look) return () => undefined
  // Scripts may adopt a sheet under a policy that lets no style element in.
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(look.css)
  document.adoptedStyleSheets.push(sheet)
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet)
  }
}
