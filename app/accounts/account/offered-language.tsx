import { useQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import type { ComponentProps, MouseEvent } from 'react'
import { useTranslation } from 'react-i18next'
import type { Locale } from '#core/site/locales.ts'
import { Link } from '#ui/primitives/link/link.tsx'
import {
  languageOfferQuery,
  type LanguageOffer as Offer,
} from '../../site/language/language-offer.ts'
import { speakHere } from '../../site/language/speak-here.ts'
import { userQuery } from './queries.ts'

/** The question alone, as a link that answers yes. */
export function OfferedLanguage() {
  const offer = useLanguageOffer()
  return (
    offer && (
      <Link asChild alone>
        <LanguageAnswer lang={offer.locale} locale={offer.locale}>
          {offer.question}
        </LanguageAnswer>
      </Link>
    )
  )
}

/** The offer to a visitor. */
export function useLanguageOffer(): Offer | null | undefined {
  const { data: user } = useQuery(userQuery)
  const { data: offer } = useQuery(languageOfferQuery)
  return user ? null : offer
}

/** A link to the page in a language. It works before the app starts, too: the server stores what was chosen. */
export function LanguageAnswer({
  locale,
  ...rest
}: ComponentProps<'a'> & { readonly locale: Locale }) {
  const { i18n } = useTranslation()
  const router = useRouter()
  const { queries } = router.options.context
  const query = new URLSearchParams(router.state.location.searchStr)
  query.set('lang', locale)
  const href = `?${query}`

  async function answer(event: MouseEvent): Promise<void> {
    event.preventDefault()
    try {
      await speakHere(i18n, locale)
      queries.setQueryData(languageOfferQuery.queryKey, null)
      // The page's title is the route's.
      await router.invalidate()
    } catch {
      // Without its texts here, the server's page is as good.
      location.assign(href)
    }
  }
  return <a {...rest} href={href} hrefLang={locale} onClick={answer} />
}
