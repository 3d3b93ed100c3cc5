import { Banner } from '#ui/primitives/banner/banner.tsx'
import { IconButton } from '#ui/primitives/button/icon-button.tsx'
import {
  LanguageAnswer,
  OfferedLanguage,
  useLanguageOffer,
} from '../../accounts/account/offered-language.tsx'

/** One line above a visitor's page that offers the language their browser prefers, in that language. */
export function LanguageOffer() {
  const offer = useLanguageOffer()
  return (
    offer && (
      <Banner
        tone="quiet"
        lang={offer.locale}
        label={offer.question}
        dismissal={
          <IconButton asChild icon="close" label={offer.decline}>
            <LanguageAnswer locale={offer.page} />
          </IconButton>
        }
      >
        <OfferedLanguage />
      </Banner>
    )
  )
}
