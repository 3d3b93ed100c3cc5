import { Logo } from '#ui/art/mark/logo.tsx'
import { type LogoPicture, OwnLogo } from '#ui/art/mark/own-logo.tsx'

export type SiteLogoProps = {
  readonly name: string
  /** Under the product's mark: the name of a niche. */
  readonly line?: string
  /** The site's own, if it has one; on dark pages another. */
  readonly site?: { readonly logo: LogoPicture | null; readonly logo_dark: LogoPicture | null }
}

/** The site's own logo, else the mark and its name. */
export function SiteLogo({ name, line, site }: SiteLogoProps) {
  if (site?.logo) return <OwnLogo name={name} logo={site.logo} onDark={site.logo_dark} />
  return <Logo name={name} {...(line && { line })} />
}
