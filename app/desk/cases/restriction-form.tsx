import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Alert } from '#ui/primitives/alert/alert.tsx'
import { Button } from '#ui/primitives/button/button.tsx'
import { Form } from '#ui/primitives/field/form.tsx'
import { RadioCards } from '#ui/primitives/field/radio-cards.tsx'
import { Stack } from '#ui/primitives/layout/stack.tsx'
import { Surface } from '#ui/primitives/layout/surface.tsx'
import { Heading } from '#ui/primitives/text/heading.tsx'
import { useToast } from '#ui/primitives/toast/toast.tsx'
import { answered, api, errorOf } from '../../client/client.ts'
import { newId } from '../../shared/new-id.ts'
import { useExplain } from '../../site/use-explain.ts'
import { BanQuestion } from './ban-question.tsx'
import { Preview, ToMember, type ToMemberProps } from './preview.tsx'
import { AFTER_DECISION, type MemberRecord, memberQuery } from './queries.ts'
import {
  isRestriction,
  NO_RESTRICTION,
  type Restriction,
  type RestrictionDraft,
  restrictionOf,
} from './restriction.ts'
import { FactsField, RuleField } from './rule-fields.tsx'
import { useDraft } from './use-draft.ts'

export type RestrictionFormProps = { readonly member: MemberRecord }

/** A warning, a ban or its end, without a report. A ban is asked once more. */
export function RestrictionForm({ member }: RestrictionFormProps) {
  const { t } = useTranslation('desk-cases')
  const [attempted, setAttempted] = useState(false)
  const [asking, setAsking] = useState(false)
  const { draft, type, act, mutate } = useMeasure(member)
  const possible = member.banned ? (['unban'] as const) : (['warning', 'ban'] as const)
  const kind = possible.find((one) => one === draft.kind) ?? null
  const restriction = kind && restrictionOf({ ...draft, kind })
  const name = member.name ?? t('erased')
  const send = () => restriction && mutate(restriction, () => setAsking(false))
  const submit = () => {
    setAttempted(true)
    if (!restriction || act.isPending) return
    if (restriction.kind === 'ban') setAsking(true)
    else send()
  }
  return (
    <Surface as="section">
      <Stack gap="m">
        <Heading level={2} size="l">
          {t('act.title')}
        </Heading>
        <Form label={t('act.title')} gap="m" onSubmit={submit}>
          <RadioCards
            legend={t('act.legend')}
            value={kind ?? ''}
            error={attempted && !kind ? t('decide.missing-outcome') : undefined}
            onValueChange={(chosen) => isRestriction(chosen) && type({ kind: chosen })}
            options={possible.map((one) => ({
              value: one,
              label: t(`decide.${one}`),
              hint: t(`decide.${one}-hint`),
            }))}
          />
          {kind && kind !== 'unban' && (
            <RuleField
              value={draft.rule}
              missing={attempted && draft.rule === ''}
              onValueChange={(rule) => type({ rule })}
            />
          )}
          {kind && (
            <FactsField
              value={draft.facts}
              missing={attempted && draft.facts.trim() === ''}
              language={member.language}
              lifts={kind === 'unban'}
              onValueChange={(facts) => type({ facts })}
            />
          )}
          {restriction && (
            <RestrictionPreview name={name} language={member.language} restriction={restriction} />
          )}
          <Refused error={act.error} />
          <Button
            type="submit"
            tone={kind === 'ban' ? 'danger' : 'ember'}
            wide
            busy={act.isPending}
          >
            {t(kind ? `decide.${kind}` : 'decide.submit')}
          </Button>
        </Form>
      </Stack>
      <BanQuestion
        name={name}
        open={asking}
        busy={act.isPending}
        onConfirm={send}
        onCancel={() => setAsking(false)}
      />
    </Surface>
  )
}

/** What is typed, and sending it. */
function useMeasure(member: MemberRecord) {
  const { draft, change, drop } = useDraft(`member.${member.id}`, NO_RESTRICTION)
  const act = useAct(member, drop)
  return {
    draft,
    act,
    type: (part: Partial<RestrictionDraft>) => {
      act.reset()
      change({ ...part, id: '' })
    },
    mutate: (restriction: Restriction, onSettled: () => void) => {
      // Stored with the draft: sent again, also after a reload, it is the same decision.
      const id = draft.id || newId()
      change({ id })
      act.mutate({ ...restriction, id }, { onSettled })
    },
  }
}

/** Carries it out, once per id. Where it was decided otherwise meanwhile, the record is read again, and what was typed stays. */
function useAct(member: MemberRecord, onDone: () => void) {
  const { t } = useTranslation('desk-cases')
  const queries = useQueryClient()
  const show = useToast()
  const { id, name } = member
  return useMutation({
    mutationFn: (restriction: Restriction & { readonly id: string }) =>
      answered(api.desk.members({ id }).decisions.post(restriction)),
    onSuccess: (record, { kind }) => {
      onDone()
      queries.setQueryData(memberQuery(id).queryKey, record)
      show({ text: t(`done.${kind}`, { name: name ?? t('erased') }), tone: 'success' })
      for (const queryKey of AFTER_DECISION) void queries.invalidateQueries({ queryKey })
    },
    onError: (error) => {
      if (errorOf(error).code === 'restriction.unchanged')
        void queries.invalidateQueries({ queryKey: memberQuery(id).queryKey })
    },
  })
}

type RestrictionPreviewProps = Pick<ToMemberProps, 'name' | 'language'> & {
  readonly restriction: Restriction
}

function RestrictionPreview({ name, language, restriction }: RestrictionPreviewProps) {
  const { t } = useTranslation('account')
  return (
    <Preview>
      <ToMember
        name={name}
        language={language}
        kind={restriction.kind}
        rule={'rule' in restriction ? t(`rule.${restriction.rule}`) : ''}
        facts={restriction.facts}
        reported={false}
      />
    </Preview>
  )
}

function Refused({ error }: { readonly error: unknown }) {
  const { t } = useTranslation('desk-cases')
  const explain = useExplain()
  if (!error) return null
  return errorOf(error).code === 'restriction.unchanged' ? (
    <Alert tone="warning">{t('first.member')}</Alert>
  ) : (
    <Alert tone="danger">{explain(error)}</Alert>
  )
}
