import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { needsAcknowledgement } from '#core/profiles/profile.ts'
import { Checkbox } from '#ui/primitives/field/checkbox.tsx'
import type { Chat } from '../messages/queries.ts'

type Whom = Pick<NonNullable<Chat['profile']>, 'kind' | 'name'>

/** The confirmation of knowing the profile's kind, which some need before the first message. */
export function useAcknowledgement({ kind, name }: Whom, before: boolean) {
  const { t } = useTranslation('chats')
  const [given, setGiven] = useState(false)
  const [reminded, setReminded] = useState(false)
  const asks = needsAcknowledgement(kind) && !before
  return {
    given,
    /** Runs an action once confirmed, and else asks for the confirmation. */
    first: (action: () => void) => () => (asks && !given ? setReminded(true) : action()),
    checkbox: asks && (
      <Checkbox
        label={t(kind === 'cam' ? 'acknowledge.cam' : 'acknowledge.fictional', { name })}
        checked={given}
        onCheckedChange={(now) => {
          setGiven(now)
          setReminded(false)
        }}
        error={reminded ? t('acknowledge.needed') : undefined}
      />
    ),
  }
}
