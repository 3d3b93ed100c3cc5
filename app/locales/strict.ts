import type { i18n } from 'i18next'

/** Makes an i18n instance throw on missing texts, where i18next would show keys. */
export function strict(texts: i18n): i18n {
  const require = (areas: readonly string[]) => {
    const missing = areas.filter((area) => !texts.hasResourceBundle(texts.language, area))
    if (missing.length > 0) throw new TypeError(`no texts for ${texts.language}/${missing}`)
  }
  const load = texts.loadNamespaces.bind(texts)
  // `useTranslation` suspends until the callback, and then finds the texts or throws.
  texts.loadNamespaces = async (areas, callback) => {
    await load(areas, callback)
    if (!callback) require([areas].flat())
  }
  const isLoaded = texts.hasLoadedNamespace.bind(texts)
  texts.hasLoadedNamespace = (areas, options) => {
    const loaded = isLoaded(areas, options)
    if (loaded) require([areas].flat())
    return loaded
  }
  require([texts.options.ns ?? []].flat())
  return texts
}
