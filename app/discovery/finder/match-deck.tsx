import { useTranslation } from 'react-i18next'
import { Deck } from '#ui/patterns/deck/deck.tsx'
import { MatchCard } from './match-card.tsx'
import type { Answers } from './use-answers.ts'

export type MatchDeckProps = {
  readonly label: string
  readonly answers: Answers
  /** Whether skip and undo are available. */
  readonly patient?: boolean
}

/** A deck of profiles to answer. */
export function MatchDeck({ label, answers, patient = false }: MatchDeckProps) {
  const { t } = useTranslation('finder')
  const { waiting, answer, back } = answers
  return (
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
  )
}
