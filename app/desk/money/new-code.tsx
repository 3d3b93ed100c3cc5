import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Alert } from '#ui/primitives/alert/alert.tsx'
import { Button } from '#ui/primitives/button/button.tsx'
import { Form } from '#ui/primitives/field/form.tsx'
import { TextField } from '#ui/primitives/field/text-field.tsx'
import { Columns } from '#ui/primitives/layout/columns.tsx'
import { Stack } from '#ui/primitives/layout/stack.tsx'
import { Surface } from '#ui/primitives/layout/surface.tsx'
import { Heading } from '#ui/primitives/text/heading.tsx'
import { useToast } from '#ui/primitives/toast/toast.tsx'
import { answered, api } from '../../client/client.ts'
import { newId } from '../../shared/new-id.ts'
import { useDraft } from '../cases/use-draft.ts'
import { type CodeField, codeIn, NO_CODE } from './code-draft.ts'
import { LimitFields, WorthFields } from './code-fields.tsx'
import type { CodeChoices } from './queries.ts'
import { useCodeProblems } from './use-code-problems.ts'

export type NewCodeProps = { readonly choices: CodeChoices }

/** Makes a discount code; what is wrong is said at its field. */
export function NewCode({ choices }: NewCodeProps) {
  const { t } = useTranslation('desk-money')
  const { draft, change, drop } = useDraft('code', NO_CODE)
  const [attempted, setAttempted] = useState(false)
  const make = useMake(() => {
    drop()
    setAttempted(false)
  })
  const type = (part: Partial<typeof NO_CODE>) => {
    make.reset()
    // Typed otherwise, it is another code.
    change({ ...part, id: '' })
  }
  const { body, problems } = codeIn(draft)
  const words = useCodeProblems(draft)
  const refused = words.refused(make.error)
  const errorAt = (field: CodeField) =>
    attempted ? (words.at(field, problems) ?? refused.at(field)) : undefined
  const submit = () => {
    setAttempted(true)
    if (!body || make.isPending) return
    // Kept with what is typed: sent again, it is the same code.
    const id = draft.id || newId()
    change({ id })
    make.mutate({ ...body, id })
  }
  return (
    <Surface as="section" label={t('new.title')}>
      <Stack gap="m">
        <Heading level={2} size="l">
          {t('new.title')}
        </Heading>
        <Form label={t('new.title')} gap="m" onSubmit={submit}>
          <TextField
            label={t('column.code')}
            hint={t('new.code-hint')}
            value={draft.code}
            error={errorAt('code')}
            autoCapitalize="characters"
            autoComplete="off"
            spellCheck={false}
            onValueChange={(code) => type({ code })}
          />
          <Columns gap="l" align="start">
            <WorthFields draft={draft} choices={choices} errorAt={errorAt} onType={type} />
            <LimitFields draft={draft} choices={choices} errorAt={errorAt} onType={type} />
          </Columns>
          {refused.words && <Alert tone="danger">{refused.words}</Alert>}
          <Button type="submit" tone="ember" wide busy={make.isPending}>
            {t('new.submit')}
          </Button>
        </Form>
      </Stack>
    </Surface>
  )
}

type Body = NonNullable<ReturnType<typeof codeIn>['body']> & { readonly id: string }

function useMake(onDone: () => void) {
  const { t } = useTranslation('desk-money')
  const queries = useQueryClient()
  const show = useToast()
  return useMutation({
    mutationFn: (body: Body) => answered(api.desk['discount-codes'].post(body)),
    onSuccess: ({ code }) => {
      onDone()
      show({ text: t('new.made', { code }), tone: 'success' })
      void queries.invalidateQueries({ queryKey: ['desk'] })
    },
  })
}
