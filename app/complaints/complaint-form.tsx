import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { COMPLAINT_KINDS } from '#core/complaints/complaint.ts'
import { DEFAULT_DATE_LOCALE, isLocale } from '#core/site/locales.ts'
import { Alert } from '#ui/alert/alert.tsx'
import { Button } from '#ui/button/button.tsx'
import { Form } from '#ui/field/form.tsx'
import { SelectField } from '#ui/field/select-field.tsx'
import { TextArea } from '#ui/field/text-area.tsx'
import { TextField } from '#ui/field/text-field.tsx'
import { userQuery } from '../account/queries.ts'
import { answered, api, type CallError, errorOf } from '../client/client.ts'
import { useExplain } from '../site/use-explain.ts'
import { type Draft, isKind, useComplaintDraft } from './complaint-draft.ts'
import type { Complaint } from './queries.ts'

export type ComplaintFormProps = { readonly onSent: (complaint: Complaint) => void }

type Field = 'kind' | 'words' | 'about' | 'name' | 'email'

/** The field that a refusal is about; `null` where it is about none. */
function fieldOf(error: CallError | null): Field | null {
  if (error?.code === 'complaint.empty') return 'words'
  if (error?.code === 'complaint.too-long') return error.part
  return error?.code === 'email.invalid' ? 'email' : null
}

/** What somebody complains of; logged in or not. */
export function ComplaintForm({ onSent }: ComplaintFormProps) {
  const { t, i18n } = useTranslation('pages')
  const explain = useExplain()
  const { data: user } = useQuery(userQuery)
  const { draft, change, drop } = useComplaintDraft(user?.email ?? '')
  const [attempted, setAttempted] = useState(false)
  const language = isLocale(i18n.language) ? i18n.language : DEFAULT_DATE_LOCALE
  const send = useMutation({
    mutationFn: ({ kind, ...said }: Draft) =>
      isKind(kind)
        ? answered(api.complaints.post({ ...said, kind, language }))
        : Promise.reject(new TypeError('no kind was chosen')),
    onSuccess: (complaint) => {
      drop()
      onSent(complaint)
    },
  })
  const refusal = send.error ? errorOf(send.error) : null
  const refused = fieldOf(refusal)
  const errorAt = (field: Field) => (refused === field ? explain(send.error) : undefined)
  const missing = {
    kind: attempted && draft.kind === '' ? t('complaints.kind-missing') : undefined,
    words: attempted && draft.words.trim() === '' ? t('complaints.words-missing') : undefined,
  }
  const type = (part: Partial<Draft>) => {
    if (send.error) send.reset()
    change(part)
  }
  return (
    <Form
      onSubmit={() => {
        setAttempted(true)
        if (draft.kind !== '' && draft.words.trim() !== '' && !send.isPending) send.mutate(draft)
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
        error={missing.kind}
        onValueChange={(kind) => isKind(kind) && type({ kind })}
      />
      <TextArea
        label={t('complaints.words')}
        hint={t('complaints.words-hint')}
        rows={5}
        value={draft.words}
        error={missing.words ?? errorAt('words')}
        onValueChange={(words) => type({ words })}
      />
      <TextField
        label={t('complaints.about')}
        hint={t('complaints.about-hint')}
        value={draft.about}
        error={errorAt('about')}
        onValueChange={(about) => type({ about })}
      />
      <TextField
        label={t('complaints.name')}
        hint={t('complaints.name-hint')}
        autoComplete="name"
        value={draft.name}
        error={errorAt('name')}
        onValueChange={(name) => type({ name })}
      />
      <TextField
        label={t('complaints.email')}
        hint={t('complaints.email-hint')}
        type="email"
        autoComplete="email"
        value={draft.email}
        error={errorAt('email')}
        onValueChange={(email) => type({ email })}
      />
      {send.error && refused === null && <Alert tone="danger">{explain(send.error)}</Alert>}
      <Button type="submit" tone="ember" busy={send.isPending}>
        {t('complaints.send')}
      </Button>
    </Form>
  )
}
