import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { MOST_CREDITS } from '#core/desk/credits/change-credits.ts'
import { Alert } from '#ui/primitives/alert/alert.tsx'
import { Button } from '#ui/primitives/button/button.tsx'
import { Form } from '#ui/primitives/field/form.tsx'
import { SelectField } from '#ui/primitives/field/select-field.tsx'
import { TextField } from '#ui/primitives/field/text-field.tsx'
import { Stack } from '#ui/primitives/layout/stack.tsx'
import { Surface } from '#ui/primitives/layout/surface.tsx'
import { Heading } from '#ui/primitives/text/heading.tsx'
import { Text } from '#ui/primitives/text/text.tsx'
import { useToast } from '#ui/primitives/toast/toast.tsx'
import { answered, api } from '../../client/client.ts'
import { newId } from '../../shared/new-id.ts'
import { useFormat } from '../../shared/use-format.ts'
import { useExplain } from '../../site/use-explain.ts'
import { useDraft } from '../cases/use-draft.ts'
import { ReasonField } from './reason-field.tsx'

export type CreditFormProps = {
  readonly member: string
  /** Credits that one operator may move at a time. */
  readonly limit: number
}

const NOTHING = { id: '', kind: 'give', count: '', reason: '' }

/** Grants or takes credits of a member; many wait for a colleague. */
export function CreditForm({ member, limit }: CreditFormProps) {
  const { t } = useTranslation(['desk-money', 'errors'])
  const format = useFormat()
  const explain = useExplain()
  const [attempted, setAttempted] = useState(false)
  const { draft, change, drop } = useDraft(`credits.${member}`, NOTHING)
  const move = useMove(member, () => {
    drop()
    setAttempted(false)
  })
  const count = /^\d{1,5}$/.test(draft.count.trim()) ? Number(draft.count) : 0
  const fits = count > 0 && count <= MOST_CREDITS
  const gives = draft.kind !== 'take'
  const type = (part: Partial<typeof NOTHING>) => {
    move.reset()
    change({ ...part, id: '' })
  }
  const submit = () => {
    setAttempted(true)
    if (!fits || draft.reason.trim() === '' || move.isPending) return
    const id = draft.id || newId()
    change({ id })
    move.mutate({ id, credits: gives ? count : -count, reason: draft.reason.trim() })
  }
  return (
    <Surface as="section">
      <Stack gap="m">
        <Heading level={2} size="l">
          {t('grant.title')}
        </Heading>
        <Form label={t('grant.title')} gap="m" onSubmit={submit}>
          <SelectField
            label={t('grant.kind')}
            value={gives ? 'give' : 'take'}
            options={(['give', 'take'] as const).map((value) => ({
              value,
              label: t(`grant.${value}`),
            }))}
            onValueChange={(kind) => type({ kind })}
          />
          <TextField
            label={t('grant.count')}
            hint={t('grant.limit', { limit: format.number(limit) })}
            inputMode="numeric"
            digits
            value={draft.count}
            error={
              attempted && !fits
                ? t('errors:credits.amount', { most: format.number(MOST_CREDITS) })
                : undefined
            }
            onValueChange={(typed) => type({ count: typed })}
          />
          <ReasonField
            value={draft.reason}
            attempted={attempted}
            onValueChange={(reason) => type({ reason })}
          />
          <Text size="s">{t('grant.effect')}</Text>
          {move.error ? <Alert tone="danger">{explain(move.error)}</Alert> : null}
          <Button type="submit" wide busy={move.isPending}>
            {t(gives ? 'grant.submit-give' : 'grant.submit-take')}
          </Button>
        </Form>
      </Stack>
    </Surface>
  )
}

type Body = { readonly id: string; readonly credits: number; readonly reason: string }

function useMove(member: string, onDone: () => void) {
  const { t } = useTranslation('desk-money')
  const queries = useQueryClient()
  const show = useToast()
  return useMutation({
    mutationFn: (body: Body) => answered(api.desk.members({ id: member }).credits.post(body)),
    onSuccess: ({ changes }) => {
      onDone()
      const waits = changes.some(({ state }) => state === 'waiting')
      show({ text: t(waits ? 'grant.waits' : 'grant.done'), tone: 'success' })
      void queries.invalidateQueries({ queryKey: ['desk'] })
    },
  })
}
