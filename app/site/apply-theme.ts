import { isColour } from '#core/site/setup/brand-colours.ts'
import { ownLook } from './own-look.ts'
import type { Settings } from './queries.ts'

type Look = Pick<Settings, 'brand' | 'brand_colours'>

/** Applies the site's theme to a client-rendered page; returns the cleanup function. */
export function applyTheme({ brand, brand_colours: { ember } }: Look): () => void {
  document.documentElement.dataset.brand ??= brand
  const brandColours = ember !== undefined && isColour(ember) ? { ember } : {}
  const look = ownLook({ brand, brandColours })
  if (!look) return () => undefined
  // The CSP blocks style elements, but scripts may adopt style sheets.
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(look.css)
  document.adoptedStyleSheets.push(sheet)
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet)
  }
}
