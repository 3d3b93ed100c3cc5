import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { BLOCK_DAYS, type BlockDays } from '#core/accounts/blocks/block-signups.ts'
import { SIGNUP_BLOCK_KINDS, type SignupBlockKind } from '#core/accounts/ports.ts'
import { Alert } from '#ui/primitives/alert/alert.tsx'
import { Button } from '#ui/primitives/button/button.tsx'
import { Form } from '#ui/primitives/field/form.tsx'
import { SelectField } from '#ui/primitives/field/select-field.tsx'
import { TextField } from '#ui/primitives/field/text-field.tsx'
import { Stack } from '#ui/primitives/layout/stack.tsx'
import { Surface } from '#ui/primitives/layout/surface.tsx'
import { Heading } from '#ui/primitives/text/heading.tsx'
import { Text } from '#ui/primitives/text/text.tsx'
import { answered, api } from '../../client/client.ts'
import { newId } from '../../shared/new-id.ts'
import { useFormat } from '../../shared/use-format.ts'
import { useExplain } from '../../site/use-explain.ts'
import { useDraft } from '../cases/use-draft.ts'
import { BLOCK_DRAFT, NO_BLOCK } from './queries.ts'

/** Keeps signups out: what, why and for how long. What was typed survives a reload. */
export function BlockForm() {
  const { t } = useTranslation(['desk-members', 'errors'])
  const format = useFormat()
  const explain = useExplain()
  const [attempted, setAttempted] = useState(false)
  const { draft, change, drop } = useDraft(BLOCK_DRAFT, NO_BLOCK)
  const block = useBlock(() => {
    drop()
    setAttempted(false)
  })
  const kind = SIGNUP_BLOCK_KINDS.find((one) => one === draft.kind) ?? 'domain'
  const days = BLOCK_DAYS.find((one) => `${one}` === draft.days) ?? 30
  const value = draft.value.trim()
  const reason = draft.reason.trim()
  const type = (part: Partial<typeof NO_BLOCK>) => {
    block.reset()
    change({ ...part, id: '' })
  }
  const submit = () => {
    setAttempted(true)
    if (value === '' || reason === '' || block.isPending) return
    const id = draft.id || newId()
    change({ id })
    block.mutate({ id, kind, value, reason, days })
  }
  return (
    <Surface as="section">
      <Stack gap="m">
        <Heading level={2} size="l">
          {t('block.new')}
        </Heading>
        <Form label={t('block.new')} gap="m" onSubmit={submit}>
          <SelectField
            label={t('block.kind')}
            value={kind}
            options={SIGNUP_BLOCK_KINDS.map((one) => ({ value: one, label: t(`block.${one}`) }))}
            onValueChange={(chosen) => type({ kind: chosen })}
          />
          <TextField
            label={t(`block.${kind}`)}
            hint={t(`block.${kind}-hint`)}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            value={draft.value}
            error={attempted && value === '' ? t('errors:block.invalid') : undefined}
            onValueChange={(typed) => type({ value: typed })}
          />
          <TextField
            label={t('block.reason')}
            hint={t('block.reason-hint')}
            value={draft.reason}
            error={attempted && reason === '' ? t('errors:reason.missing') : undefined}
            onValueChange={(typed) => type({ reason: typed })}
          />
          <SelectField
            label={t('block.days')}
            value={`${days}`}
            options={BLOCK_DAYS.map((one) => ({
              value: `${one}`,
              label: t('block.days-of', { days: format.number(one) }),
            }))}
            onValueChange={(chosen) => type({ days: chosen })}
          />
          <Text size="s">{t('block.effect')}</Text>
          {block.error ? <Alert tone="danger">{explain(block.error)}</Alert> : null}
          <Button type="submit" tone="ember" busy={block.isPending}>
            {t('block.submit')}
          </Button>
        </Form>
      </Stack>
    </Surface>
  )
}

type Body = {
  readonly id: string
  readonly kind: SignupBlockKind
  readonly value: string
  readonly reason: string
  readonly days: BlockDays
}

function useBlock(onDone: () => void) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (body: Body) => answered(api.desk['signup-blocks'].post(body)),
    onSuccess: () => {
      onDone()
      void queries.invalidateQueries({ queryKey: ['desk'] })
    },
  })
}
