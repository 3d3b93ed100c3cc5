import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Decision } from '#core/safety/decide-report.ts'
import { NO_ACTION_GROUNDS, REPORT_OUTCOMES } from '#core/safety/report.ts'
import { Alert } from '#ui/primitives/alert/alert.tsx'
import { Button } from '#ui/primitives/button/button.tsx'
import { Form } from '#ui/primitives/field/form.tsx'
import { RadioCards } from '#ui/primitives/field/radio-cards.tsx'
import { SelectField } from '#ui/primitives/field/select-field.tsx'
import { Stack } from '#ui/primitives/layout/stack.tsx'
import { Surface } from '#ui/primitives/layout/surface.tsx'
import { Heading } from '#ui/primitives/text/heading.tsx'
import { errorOf } from '../../client/client.ts'
import { useExplain } from '../../site/use-explain.ts'
import { BanQuestion } from './ban-question.tsx'
import { type DecisionDraft, decisionOf, type Gaps, needsFacts, outcomeOf } from './decision.ts'
import { DecisionPreview } from './preview.tsx'
import type { Case } from './queries.ts'
import { FactsField, RuleField } from './rule-fields.tsx'

export type DecisionFormProps = {
  readonly report: Case
  readonly draft: DecisionDraft
  readonly onChange: (part: Partial<DecisionDraft>) => void
  readonly sending: Sending
}

/** How the decision is sent. */
export type Sending = {
  readonly busy: boolean
  readonly error: unknown
  readonly onSend: (decision: Decision, onSettled: () => void) => void
  /** Something was typed: the last refusal is out of date. */
  readonly onRetype: () => void
}

const NO_GAPS: Gaps = {}

/** The decision on a report: what, why, in which words, and what is sent to whom. A ban is asked once more. */
export function DecisionForm({ report, draft, onChange, sending }: DecisionFormProps) {
  const { t } = useTranslation('desk-cases')
  const [attempted, setAttempted] = useState(false)
  const [asking, setAsking] = useState(false)
  const parsed = decisionOf(draft)
  const decision = 'decision' in parsed ? parsed.decision : null
  const gaps = attempted && 'gaps' in parsed ? parsed.gaps : NO_GAPS
  const outcome = outcomeOf(draft)
  const name = report.reported?.name ?? report.evidence.name
  const send = () => decision && sending.onSend(decision, () => setAsking(false))
  const change = (part: Partial<DecisionDraft>) => {
    sending.onRetype()
    onChange(part)
  }
  const submit = () => {
    setAttempted(true)
    if (sending.busy || !decision) return
    if (decision.outcome === 'ban') setAsking(true)
    else send()
  }
  return (
    <Surface as="section">
      <Stack gap="m">
        <Heading level={2} size="l">
          {t('decide.title')}
        </Heading>
        <Form label={t('decide.title')} gap="m" onSubmit={submit}>
          <OutcomeField report={report} draft={draft} gaps={gaps} onChange={change} />
          <ReasonFields report={report} draft={draft} gaps={gaps} onChange={change} />
          {decision && <DecisionPreview decision={decision} report={report} />}
          <Refused error={sending.error} />
          <Button
            type="submit"
            tone={outcome === 'ban' ? 'danger' : 'ember'}
            wide
            busy={sending.busy}
          >
            {t(outcome && needsFacts(outcome) ? `decide.${outcome}` : 'decide.submit')}
          </Button>
        </Form>
      </Stack>
      <BanQuestion
        name={name}
        open={asking}
        busy={sending.busy}
        onConfirm={send}
        onCancel={() => setAsking(false)}
      />
    </Surface>
  )
}

type FieldsProps = Pick<DecisionFormProps, 'report' | 'draft' | 'onChange'> & {
  readonly gaps: Gaps
}

function OutcomeField({ report, draft, gaps, onChange }: FieldsProps) {
  const { t } = useTranslation('desk-cases')
  return (
    <RadioCards
      legend={t('decide.outcome')}
      value={draft.outcome}
      error={gaps.outcome && t('decide.missing-outcome')}
      onValueChange={(outcome) => onChange({ outcome })}
      options={REPORT_OUTCOMES.map((outcome) => {
        const isTooEarly = outcome === 'content-removed' && !report.photo_refused
        const isBanned = outcome === 'ban' && report.reported?.status === 'banned'
        const why = isTooEarly
          ? t('decide.content-removed-first')
          : isBanned && t('decide.ban-already')
        return {
          value: outcome,
          label: t(`decide.${outcome}`),
          hint: why || t(`decide.${outcome}-hint`),
          disabled: why !== false,
        }
      })}
    />
  )
}

function ReasonFields({ report, draft, gaps, onChange }: FieldsProps) {
  const { t } = useTranslation('desk-cases')
  const outcome = outcomeOf(draft)
  if (!outcome) return null
  if (outcome === 'no-action') {
    return (
      <SelectField
        label={t('decide.grounds')}
        placeholder={t('decide.choose')}
        options={NO_ACTION_GROUNDS.filter(
          (grounds) => grounds !== 'already-banned' || report.reported?.status === 'banned',
        ).map((grounds) => ({
          value: grounds,
          label: t(`grounds.${grounds}`),
        }))}
        value={draft.grounds}
        error={gaps.grounds && t('decide.missing-grounds')}
        onValueChange={(grounds) => onChange({ grounds })}
      />
    )
  }
  return (
    <>
      <RuleField
        value={draft.rule}
        missing={gaps.rule ?? false}
        onValueChange={(rule) => onChange({ rule })}
      />
      {needsFacts(outcome) && (
        <FactsField
          value={draft.facts}
          missing={gaps.facts ?? false}
          language={report.reported?.language ?? 'en'}
          onValueChange={(facts) => onChange({ facts })}
        />
      )}
    </>
  )
}

/** Why it was refused; that somebody decided first, the screen says. */
function Refused({ error }: { readonly error: unknown }) {
  const explain = useExplain()
  if (!error || errorOf(error).code === 'report.decided') return null
  return <Alert tone="danger">{explain(error)}</Alert>
}
