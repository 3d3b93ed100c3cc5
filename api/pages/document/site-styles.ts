import type { Site } from '#core/site/settings.ts'
import type { Log } from '../../http/logs/log.ts'
import type { ServerHalf } from './built.ts'

/**
 * CSS of a site's own colours, memoised until an operator changes them. Colours with too little contrast are
 * corrected, and logged for the operator.
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
