import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Carried } from '#core/membership/signup/draft.ts'
import { OneThing, type OneThingProps } from '#ui/art/scenes/one-thing.tsx'
import { Pile } from '#ui/patterns/lander/pile.tsx'
import { Spread } from '#ui/patterns/lander/spread.tsx'
import { SwipeCard } from '#ui/patterns/swipe-card/swipe-card.tsx'
import { Button } from '#ui/primitives/button/button.tsx'
import { Stack } from '#ui/primitives/layout/stack.tsx'
import { useBrand } from '../site/use-brand.ts'
import { LanderWords } from './lander-words.tsx'

/** An answer: its text, and what it fills in. */
type Answer = {
  readonly text: 'man' | 'woman' | 'either' | 'yes' | 'any'
  readonly fills: Carried
}

type Question = OneThingProps & {
  readonly asks: 'whom' | 'age' | 'near'
  readonly no: Answer
  readonly yes: Answer
  readonly third?: Answer
}

const QUESTIONS: readonly Question[] = [
  {
    asks: 'whom',
    thing: 'tulip',
    no: { text: 'man', fills: { seeks: 'male' } },
    yes: { text: 'woman', fills: { seeks: 'female' } },
    third: { text: 'either', fills: { seeks: 'all' } },
  },
  {
    asks: 'age',
    thing: 'record',
    no: { text: 'any', fills: { ages: { from: null, to: null } } },
    yes: { text: 'yes', fills: { ages: 'own' } },
  },
  {
    asks: 'near',
    thing: 'bicycle',
    no: { text: 'any', fills: { within: null } },
    yes: { text: 'yes', fills: { within: 50 } },
  },
]

/** Three questions to swipe or press; the answers go along into the signup, and each can be taken back. */
export function WarmUp() {
  // Among men it is known whom one looks for.
  const questions = useBrand() === 'gay' ? QUESTIONS.slice(1) : QUESTIONS
  const [answers, setAnswers] = useState<readonly Answer[]>([])
  const carried = Object.assign({}, ...answers.map(({ fills }) => fills))
  return (
    <Spread
      picture={
        <Cards
          question={questions[answers.length]}
          onAnswer={(answer) => setAnswers([...answers, answer])}
          {...(answers.length > 0 && { onUndo: () => setAnswers(answers.slice(0, -1)) })}
        />
      }
      side="end"
      ground="sunken"
    >
      <LanderWords
        lander="tinderswipe"
        carried={carried}
        tone={answers.length < questions.length ? 'ink' : 'ember'}
      />
    </Spread>
  )
}

type CardsProps = {
  readonly question: Question | undefined
  readonly onAnswer: (answer: Answer) => void
  readonly onUndo?: () => void
}

function Cards({ question, onAnswer, onUndo }: CardsProps) {
  const { t } = useTranslation('landers')
  const words = ({ text }: Answer) => t(`tinderswipe.${text}`)
  const undo = onUndo && (
    <Button tone="bare" icon="undo" onClick={onUndo}>
      {t('tinderswipe.undo')}
    </Button>
  )
  if (!question) {
    return (
      <Stack gap="s">
        <Pile arrives title={t('tinderswipe.end')} picture={<OneThing thing="mark" />} />
        {undo}
      </Stack>
    )
  }
  const { asks, thing, no, yes, third } = question
  const title = t(`tinderswipe.${asks}`)
  return (
    <SwipeCard
      label={title}
      yes={words(yes)}
      no={words(no)}
      onYes={() => onAnswer(yes)}
      onNo={() => onAnswer(no)}
      other={
        third ? (
          <Button tone="bare" onClick={() => onAnswer(third)}>
            {words(third)}
          </Button>
        ) : (
          undo
        )
      }
    >
      <Pile title={title} picture={<OneThing thing={thing} />} />
    </SwipeCard>
  )
}
