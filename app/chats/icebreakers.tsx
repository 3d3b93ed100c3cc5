import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#ui/button/button.tsx'
import { EmptyState } from '#ui/empty-state/empty-state.tsx'

const IDEAS = ['1', '2', '3', '4', '5', '6', '7', '8', '9'] as const
const AT_ONCE = 3

type Props = {
  readonly name: string
  /** Puts the words into the field; sending them stays the member's own act. */
  readonly onChoose: (text: string) => void
}

/** A few ways to begin, where nobody has said anything yet. */
export function Icebreakers({ name, onChoose }: Props) {
  const { t } = useTranslation('chats')
  const [from, setFrom] = useState(0)
  return (
    <EmptyState
      title={t('icebreaker.title', { name })}
      actions={
        <>
          {IDEAS.slice(from, from + AT_ONCE).map((idea) => {
            const text = t(`icebreaker.${idea}` as const)
            return (
              <Button key={idea} wide onClick={() => onChoose(text)}>
                {text}
              </Button>
            )
          })}
          <Button
            tone="bare"
            size="s"
            icon="refresh"
            onClick={() => setFrom((from + AT_ONCE) % IDEAS.length)}
          >
            {t('icebreaker.more')}
          </Button>
        </>
      }
    >
      {t('icebreaker.text')}
    </EmptyState>
  )
}
