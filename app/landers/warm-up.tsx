import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { OneThing, type OneThingProps } from '#ui/art/scenes/one-thing.tsx'
import { Pile } from '#ui/patterns/lander/pile.tsx'
import { Spread } from '#ui/patterns/lander/spread.tsx'
import { SwipeCard } from '#ui/patterns/swipe-card/swipe-card.tsx'
import { LanderWords } from './lander-words.tsx'

type Question = Pick<OneThingProps, 'paper'> & { readonly thing: 'cup' | 'record' | 'tent' }

const QUESTIONS: readonly Question[] = [
  { thing: 'cup', paper: 'sand' },
  { thing: 'record', paper: 'rose' },
  { thing: 'tent', paper: 'sage' },
]

/** Three swipe questions, about coffee, music and weather, not about people. */
export function WarmUp() {
  const [answered, setAnswered] = useState(0)
  return (
    <Spread
      picture={<Cards at={answered} onAnswer={() => setAnswered(answered + 1)} />}
      side="end"
      ground="ember"
    >
      <LanderWords lander="tinderswipe" tone={answered < QUESTIONS.length ? 'ink' : 'ember'} />
    </Spread>
  )
}

function Cards({ at, onAnswer }: { readonly at: number; readonly onAnswer: () => void }) {
  const { t } = useTranslation('landers')
  const question = QUESTIONS[at]
  if (!question) {
    return (
      <Pile arrives title={t('tinderswipe.end')} picture={<OneThing thing="mark" paper="glow" />} />
    )
  }
  const title = t(`tinderswipe.${question.thing}`)
  return (
    <SwipeCard
      label={title}
      yes={t('tinderswipe.yes')}
      no={t('tinderswipe.no')}
      onYes={onAnswer}
      onNo={onAnswer}
    >
      <Pile title={title} picture={<OneThing {...question} />} />
    </SwipeCard>
  )
}
