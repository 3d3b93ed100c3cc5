import { useTranslation } from 'react-i18next'
import type { PageName } from '#core/site/pages/text-pages.ts'
import { useSiteKinds } from '../site-kinds.ts'
import type { TextOf } from './find-parts.ts'
import { usePageFacts } from './use-page-facts.ts'

/** Texts of each section, with the site's data. */
export function usePart() {
  const { t } = useTranslation('pages')
  const facts = usePageFacts()
  const context = useSiteKinds()
  return (page: PageName, name: string) => ({
    title: t(`${page}.${name}.title` as 'terms.who.title', facts),
    text: t(`${page}.${name}.text` as 'faq.kinds.text', { ...facts, context }),
  })
}

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
