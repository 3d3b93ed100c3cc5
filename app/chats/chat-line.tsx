import { useTranslation } from 'react-i18next'
import { Button } from '#ui/button/button.tsx'
import { IconButton } from '#ui/button/icon-button.tsx'
import { Box } from '#ui/layout/box.tsx'
import { Inline } from '#ui/layout/inline.tsx'
import { MessageBubble } from '#ui/message-bubble/message-bubble.tsx'
import { useFormat } from '../shared/use-format.ts'
import { useExplain } from '../site/use-explain.ts'
import { GiftPicture } from './gift-picture.tsx'
import type { Line } from './line.ts'
import type { Outgoing } from './outgoing.ts'
import { Quoted } from './quoted.tsx'

const SIGN = {
  sending: 'sending',
  sent: 'sent',
  read: 'read',
  held: 'waiting',
  offline: 'waiting',
  retrying: 'waiting',
  refused: 'failed',
  stale: 'failed',
} as const

type Props = {
  readonly line: Line
  /** The other's name. */
  readonly name: string
  /** What sending it costs now, in words. */
  readonly priceOf: (message: Outgoing) => string
  /** Lets the next message answer this one; without it nothing can be answered. */
  readonly onAnswer?: ((line: Line) => void) | undefined
  readonly onRetry: (message: Outgoing) => void
  readonly onTakeBack: (message: Outgoing) => void
}

/** One message, with how far it has come and what to do when it is stuck. */
export function ChatLine({ line, name, priceOf, onAnswer, onRetry, onTakeBack }: Props) {
  const { t } = useTranslation(['chats', 'gifts', 'common'])
  const format = useFormat()
  const explain = useExplain()
  const { stuck, progress, mine, refused } = line
  const failed = progress === 'refused' || progress === 'stale'
  return (
    <Box block="xxs">
      <MessageBubble
        from={mine ? 'me' : 'them'}
        author={mine ? t('me') : name}
        text={line.text}
        {...(line.answers && { quote: <Quoted answered={line.answers} name={name} /> })}
        {...(onAnswer &&
          line.settled && {
            action: (
              <IconButton icon="message" label={t('answer')} onClick={() => onAnswer(line)} />
            ),
          })}
        {...(line.gift && { picture: <GiftPicture gift={line.gift} at={line.at} /> })}
        time={{ text: format.time(line.at), dateTime: line.at }}
        {...(progress && {
          state: {
            is: SIGN[progress],
            label: [t(`state.${progress}` as const), refused && explain(refused)]
              .filter(Boolean)
              .join('. '),
          },
        })}
        {...(stuck && { cost: t('common:credits', { count: stuck.credits }) })}
        {...(stuck &&
          failed && {
            retry: { label: `${t('retry')} · ${priceOf(stuck)}`, onRetry: () => onRetry(stuck) },
          })}
      />
      {stuck && (
        <Inline justify="end">
          <Button
            size="s"
            tone="bare"
            icon={stuck.text === '' ? 'close' : 'edit'}
            onClick={() => onTakeBack(stuck)}
          >
            {stuck.text === '' ? t('gifts:take-back') : t('take-back')}
          </Button>
        </Inline>
      )}
    </Box>
  )
}
