import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useLocation, useRouter } from '@tanstack/react-router'
import type { MouseEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { isLocale, type Locale } from '#core/site/locales.ts'
import { Banner } from '#ui/primitives/banner/banner.tsx'
import { Icon } from '#ui/primitives/icon/icon.tsx'
import { Link } from '#ui/primitives/link/link.tsx'
import { userQuery } from '../account/queries.ts'
import { languageOfferQuery } from '../site/language-offer.ts'
import { speakHere } from '../site/speak-here.ts'

/** One line above a visitor's page that offers the language their browser prefers, in that language. */
export function LanguageOffer() {
  const { i18n } = useTranslation()
  const offer = useOffer()
  const linkTo = useLanguageLink()
  if (!offer || !isLocale(i18n.language)) return null
  const { locale, question, decline } = offer
  return (
    <Banner
      tone="quiet"
      lang={locale}
      label={question}
      dismissal={{ label: decline, to: <a {...linkTo(i18n.language)} /> }}
    >
      <OfferedLanguage />
    </Banner>
  )
}

/** The question alone, as a link that answers yes. */
export function OfferedLanguage() {
  const offer = useOffer()
  const linkTo = useLanguageLink()
  if (!offer) return null
  const { locale, question } = offer
  return (
    <Link alone lang={locale} {...linkTo(locale)}>
      <Icon name="language" size="s" />
      {question}
    </Link>
  )
}

/** The offer to a visitor. */
function useOffer() {
  const { data: user } = useQuery(userQuery)
  const { data: offer } = useQuery(languageOfferQuery)
  return user ? null : offer
}

/** A link that answers the offer with a language. It works before the app starts: the server stores the choice, too. */
function useLanguageLink() {
  const { i18n } = useTranslation()
  const queries = useQueryClient()
  const router = useRouter()
  const search = useLocation({ select: ({ searchStr }) => searchStr })

  async function answer(locale: Locale): Promise<void> {
    await speakHere(i18n, locale)
    queries.setQueryData(languageOfferQuery.queryKey, null)
    // The page's title is the route's.
    await router.invalidate()
  }

  return (locale: Locale) => {
    const query = new URLSearchParams(search)
    query.set('lang', locale)
    const href = `?${query}`
    return {
      href,
      hrefLang: locale,
      onClick: (event: MouseEvent) => {
        event.preventDefault()
        // Without its texts the server's page is as good.
        answer(locale).catch(() => location.assign(href))
      },
    }
  }
}
