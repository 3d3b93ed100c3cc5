import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { COMPLAINT_KINDS } from '#core/safety/complaint.ts'
import { localeOf } from '#core/site/locales.ts'
import { Alert } from '#ui/primitives/alert/alert.tsx'
import { Button } from '#ui/primitives/button/button.tsx'
import { Form } from '#ui/primitives/field/form.tsx'
import { SelectField } from '#ui/primitives/field/select-field.tsx'
import { TextArea } from '#ui/primitives/field/text-area.tsx'
import { userQuery } from '../../accounts/account/queries.ts'
import { answered, api, errorOf } from '../../client/client.ts'
import { MailInstead } from '../../site/mail-instead.tsx'
import { useExplain } from '../../site/use-explain.ts'
import { type Draft, isKind, useComplaintDraft } from './complaint-draft.ts'
import { type FieldErrors, fieldOf, useGaps } from './complaint-errors.ts'
import type { ComplaintSearch } from './complaint-search.ts'
import { PlaceAndSender } from './place-and-sender.tsx'
import type { Complaint } from './queries.ts'

export type ComplaintFormProps = {
  readonly link: ComplaintSearch
  readonly onSent: (complaint: Complaint) => void
}

/** The complaint form; with or without login. */
export function ComplaintForm({ link, onSent }: ComplaintFormProps) {
  const { t, i18n } = useTranslation('pages')
  const explain = useExplain()
  const { data: user } = useQuery(userQuery)
  const { draft, change, drop } = useComplaintDraft(user?.email ?? '', link)
  const [attempted, setAttempted] = useState(false)
  const language = localeOf(i18n.language)
  const send = useMutation({
    mutationFn: ({ kind, goodFaith, ...said }: Draft) =>
      isKind(kind)
        ? answered(api.complaints.post({ ...said, kind, language, good_faith: goodFaith }))
        : Promise.reject(new TypeError('no kind was chosen')),
    onSuccess: (complaint) => {
      drop()
      onSent(complaint)
    },
  })
  const refusal = send.error ? errorOf(send.error) : null
  const refused = fieldOf(refusal)
  const gaps = useGaps(draft)
  const errors: FieldErrors = {
    ...(attempted && gaps),
    ...(refused && { [refused]: explain(send.error) }),
  }
  const type = (part: Partial<Draft>) => {
    if (send.error) send.reset()
    change(part)
  }
  return (
    <Form
      withoutScripts={<MailInstead />}
      onSubmit={() => {
        setAttempted(true)
        if (Object.keys(gaps).length === 0 && !send.isPending) send.mutate(draft)
      }}
    >
      <SelectField
        label={t('complaints.kind')}
        placeholder={t('complaints.kind.choose')}
        options={COMPLAINT_KINDS.map((kind) => ({
          value: kind,
          label: t(`complaints.kind.${kind}`),
        }))}
        value={draft.kind}
        error={errors.kind}
        onValueChange={(kind) => isKind(kind) && type({ kind })}
      />
      <TextArea
        label={t('complaints.words')}
        hint={t('complaints.words-hint')}
        rows={5}
        value={draft.words}
        error={errors.words}
        onValueChange={(words) => type({ words })}
      />
      <PlaceAndSender draft={draft} errors={errors} onType={type} />
      {send.error && refused === null && <Alert tone="danger">{explain(send.error)}</Alert>}
      <Button type="submit" tone="ember" busy={send.isPending}>
        {t('complaints.send')}
      </Button>
    </Form>
  )
}
