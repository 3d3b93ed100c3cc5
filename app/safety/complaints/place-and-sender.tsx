import { useTranslation } from 'react-i18next'
import { isIllegalContent, mayBeAnonymous } from '#core/safety/complaints/illegal-content.ts'
import { Checkbox } from '#ui/primitives/field/checkbox.tsx'
import { TextField } from '#ui/primitives/field/text-field.tsx'
import type { Draft } from './complaint-draft.ts'
import type { FieldErrors } from './complaint-errors.ts'

export type PlaceAndSenderProps = {
  readonly draft: Draft
  readonly errors: FieldErrors
  readonly onType: (part: Partial<Draft>) => void
}

/** What a complaint is about and who sends it; a report of illegal content needs more of it (DSA, article 16). */
export function PlaceAndSender({ draft, errors, onType }: PlaceAndSenderProps) {
  const { t } = useTranslation('pages')
  const illegal = isIllegalContent(draft.kind)
  const anonymous = mayBeAnonymous(draft.kind)
  return (
    <>
      <TextField
        label={t(illegal ? 'complaints.place' : 'complaints.about')}
        hint={t(illegal ? 'complaints.place-hint' : 'complaints.about-hint')}
        value={draft.about}
        error={errors.about}
        onValueChange={(about) => onType({ about })}
      />
      <TextField
        label={t('complaints.name')}
        hint={illegal && !anonymous ? undefined : t('complaints.name-hint')}
        autoComplete="name"
        value={draft.name}
        error={errors.name}
        onValueChange={(name) => onType({ name })}
      />
      <TextField
        label={t('complaints.email')}
        hint={t(anonymous ? 'complaints.email-optional' : 'complaints.email-hint')}
        type="email"
        autoComplete="email"
        value={draft.email}
        error={errors.email}
        onValueChange={(email) => onType({ email })}
      />
      {illegal && (
        <Checkbox
          label={t('complaints.good-faith')}
          checked={draft.goodFaith}
          error={errors.goodFaith}
          onCheckedChange={(goodFaith) => onType({ goodFaith })}
        />
      )}
    </>
  )
}
