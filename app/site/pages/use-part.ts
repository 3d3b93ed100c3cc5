import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { PageName } from '#core/site/pages/text-pages.ts'
import { settingsQuery } from '../queries.ts'
import { useSiteKinds } from '../site-kinds.ts'
import type { TextOf } from './find-parts.ts'
import { usePageFacts } from './use-page-facts.ts'

/** Texts of each section, with the site's data. */
export function usePart() {
  const { t } = useTranslation('pages')
  const facts = usePageFacts()
  const context = useSiteKinds()
  const { data: settings } = useQuery(settingsQuery)
  return (page: PageName, name: string) => {
    const text = t(`${page}.${name}.text` as 'faq.kinds.text', { ...facts, context })
    const isOfPhotos = PHOTO_CHECKS.has(`${page}.${name}`)
    return {
      title: t(`${page}.${name}.title` as 'terms.who.title', facts),
      text: isOfPhotos && settings?.trusted_photos ? `${text}\n${t('photos.trusted')}` : text,
    }
  }
}

/** Parts that say when photos are checked. */
const PHOTO_CHECKS: ReadonlySet<string> = new Set(['faq.photos', 'ban.notice'])

/** The same texts, as a search reads them. */
export function useTextOf(): TextOf {
  const { t } = useTranslation('pages')
  const part = usePart()
  return ({ page, part: name }) => {
    if (name === null) return t(`${page}.title`)
    const { title, text } = part(page, name)
    return `${title}\n${text}`
  }
}
