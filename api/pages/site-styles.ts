import type { Site } from '#core/site/settings.ts'
import type { Log } from '../http/log.ts'
import type { ServerHalf } from './built.ts'

/**
 * The style sheet of a site's own colours, worked out once for each site and again when an operator changed it. What could not be read as it was
 * asked for is changed, and whoever runs the site is told so in the log.
 */
export function siteStyles({ renderer }: Pick<ServerHalf, 'renderer'>, log: Log) {
  const styles = new WeakMap<Site, Promise<string>>()

  async function styleOf({ settings }: Site): Promise<string> {
    const { ownLook } = await renderer()
    const look = ownLook(settings)
    for (const { mode, role, asked, used, contrast } of look?.corrections ?? []) {
      const had = Math.floor(contrast * 100) / 100
      log('warn', 'site.colour-corrected', { site: settings.id, mode, role, asked, used, had })
    }
    return look?.css ?? ''
  }

  return (site: Site): Promise<string> => {
    const found = styles.get(site) ?? styleOf(site)
    styles.set(site, found)
    return found
  }
}
