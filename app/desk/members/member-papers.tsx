import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { REQUEST_KINDS } from '#core/desk/member-requests.ts'
import { dayOf } from '#core/shared/time.ts'
import { Alert } from '#ui/primitives/alert/alert.tsx'
import { Button } from '#ui/primitives/button/button.tsx'
import { Form } from '#ui/primitives/field/form.tsx'
import { SelectField } from '#ui/primitives/field/select-field.tsx'
import { TextArea } from '#ui/primitives/field/text-area.tsx'
import { TextField } from '#ui/primitives/field/text-field.tsx'
import { Text } from '#ui/primitives/text/text.tsx'
import { answered, api } from '../../client/client.ts'
import { newId } from '../../shared/new-id.ts'
import { useFormat } from '../../shared/use-format.ts'
import { useExplain } from '../../site/use-explain.ts'
import type { MemberRecord } from '../cases/queries.ts'
import { useDraft } from '../cases/use-draft.ts'
import { Part } from '../operation/part.tsx'
import { TwoLines } from '../operation/two-lines.tsx'
import { useMay } from '../use-may.ts'
import { Letter } from './letter.tsx'
import { papersQuery } from './queries.ts'

export type MemberPapersProps = { readonly member: Pick<MemberRecord, 'id' | 'status'> }

/** What a member asked for by letter, and what colleagues wrote down about them. */
export function MemberPapers({ member: { id, status } }: MemberPapersProps) {
  const { t } = useTranslation(['desk-members', 'desk'])
  const may = useMay()
  const format = useFormat()
  const query = useQuery(papersQuery(id))
  const erased = status === 'erased'
  return (
    <>
      {!erased && (
        <Part title={t('notes.title')} lead={t('notes.lead')} query={query}>
          {({ notes }) => (
            <>
              {notes.map((note) => (
                <TwoLines
                  key={note.id}
                  facts={[note.by || t('desk:somebody'), format.moment(note.at)]}
                >
                  <Text as="span" typed>
                    {note.text}
                  </Text>
                </TwoLines>
              ))}
              <NoteForm member={id} />
            </>
          )}
        </Part>
      )}
      {may('requests') && (
        <Part title={t('desk:queue.requests')} lead={t('letters.lead')} query={query}>
          {({ requests }) => (
            <>
              {requests.map((letter) => (
                <Letter key={letter.id} letter={letter} />
              ))}
              {!erased && <LetterForm member={id} />}
            </>
          )}
        </Part>
      )}
    </>
  )
}

const NO_NOTE = { id: '', text: '' }

function NoteForm({ member }: { readonly member: string }) {
  const { t } = useTranslation('desk-members')
  const explain = useExplain()
  const [attempted, setAttempted] = useState(false)
  const { draft, change, drop } = useDraft<{ readonly id: string; readonly text: string }>(
    `note.${member}`,
    NO_NOTE,
  )
  const text = draft.text.trim()
  const save = useSave(
    (id: string) => answered(api.desk.members({ id: member }).notes.post({ id, text })),
    () => {
      drop()
      setAttempted(false)
    },
  )
  const submit = () => {
    setAttempted(true)
    if (text === '' || save.isPending) return
    const id = draft.id || newId()
    change({ id })
    save.mutate(id)
  }
  return (
    <Form label={t('notes.text')} gap="s" onSubmit={submit}>
      <TextArea
        label={t('notes.text')}
        value={draft.text}
        error={attempted && text === '' ? t('notes.missing') : undefined}
        onValueChange={(typed) => {
          save.reset()
          change({ text: typed, id: '' })
        }}
      />
      {save.error && <Alert tone="danger">{explain(save.error)}</Alert>}
      <Button type="submit" busy={save.isPending}>
        {t('notes.add')}
      </Button>
    </Form>
  )
}

function LetterForm({ member }: { readonly member: string }) {
  const { t } = useTranslation(['desk-members', 'errors'])
  const explain = useExplain()
  const [id, setId] = useState(newId)
  const [attempted, setAttempted] = useState(false)
  const [asked, setAsked] = useState<string>(REQUEST_KINDS[0])
  const [day, setDay] = useState('')
  const kind = REQUEST_KINDS.find((one) => one === asked) ?? 'export'
  const save = useSave(
    (body: { readonly id: string }) =>
      answered(api.desk.members({ id: member }).requests.post({ ...body, kind, came_on: day })),
    () => {
      setId(newId())
      setDay('')
      setAttempted(false)
    },
  )
  const type = (set: (value: string) => void) => (value: string) => {
    save.reset()
    setId(newId())
    set(value)
  }
  return (
    <Form
      label={t('letters.record')}
      gap="s"
      onSubmit={() => {
        setAttempted(true)
        if (day !== '' && !save.isPending) save.mutate({ id })
      }}
    >
      <SelectField
        label={t('letters.kind')}
        value={kind}
        options={REQUEST_KINDS.map((value) => ({ value, label: t(`letters.${value}`) }))}
        onValueChange={type(setAsked)}
      />
      <TextField
        label={t('letters.day')}
        type="date"
        max={dayOf(Date.now())}
        value={day}
        error={attempted && day === '' ? t('errors:request.day') : undefined}
        onValueChange={type(setDay)}
      />
      {save.error && <Alert tone="danger">{explain(save.error)}</Alert>}
      <Button type="submit" busy={save.isPending}>
        {t('letters.record')}
      </Button>
    </Form>
  )
}

function useSave<T>(call: (what: T) => Promise<unknown>, onDone: () => void) {
  const queries = useQueryClient()
  return useMutation<unknown, Error, T>({
    mutationFn: call,
    onSuccess: () => {
      onDone()
      void queries.invalidateQueries({ queryKey: ['desk'] })
    },
  })
}
