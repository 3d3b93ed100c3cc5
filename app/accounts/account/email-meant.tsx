import { useTranslation } from 'react-i18next'
import { suggestEmail } from '#core/accounts/settings/email-typo.ts'
import { Button } from '#ui/primitives/button/button.tsx'
import { urlDomains } from '../../shared/url-domains.ts'
import { useDebounced } from '../../shared/use-debounced.ts'

/** Milliseconds: “gmail.co” is on the way to “gmail.com”. */
const PAUSE = 500

export type EmailMeantProps = {
  /** As typed. */
  readonly email: string
  readonly onTake: (email: string) => void
}

/** Asks whether a mistyped address was meant otherwise; a tap takes it over, and nobody has to. */
export function EmailMeant({ email, onTake }: EmailMeantProps) {
  const { t } = useTranslation('signup')
  const settled = useDebounced(email, PAUSE)
  const meant = settled === email ? suggestEmail(urlDomains, email) : null
  if (meant === null) return null
  return (
    <div role="status">
      <Button wide onClick={() => onTake(meant)}>
        {t('personal.email-meant', { email: meant })}
      </Button>
    </div>
  )
}
