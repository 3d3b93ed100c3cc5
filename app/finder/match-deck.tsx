import { useTranslation } from 'react-i18next'
import { Deck } from '#ui/deck/deck.tsx'
import { EncounterModal } from '../likes/encounter-modal.tsx'
import { MatchCard } from './match-card.tsx'
import type { Answers } from './use-answers.ts'

export type MatchDeckProps = {
  readonly label: string
  readonly answers: Answers
  /** Whether one may skip, and take the last answer back. */
  readonly patient?: boolean
}

/** People to answer one by one, and the encounter where it is mutual. */
export function MatchDeck({ label, answers, patient = false }: MatchDeckProps) {
  const { t } = useTranslation('finder')
  const { waiting, met, answer, back, forgetMet } = answers
  return (
    <>
      <Deck
        label={label}
        cards={waiting.map((match) => ({
          id: match.id,
          label: `${match.name}, ${match.age}`,
          content: <MatchCard match={match} brief={!patient} />,
        }))}
        words={{
          yes: t('answer.yes'),
          no: t('answer.no'),
          keys: t('answer.keys'),
          ...(patient && { skip: t('answer.skip'), back: t('answer.back') }),
        }}
        onAnswer={answer}
        onBack={back}
      />
      {met && <EncounterModal met={{ kind: 'match', card: met }} onClose={forgetMet} />}
    </>
  )
}
