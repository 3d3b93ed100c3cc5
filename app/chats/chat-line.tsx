import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { MessageBubble } from '#ui/patterns/message-bubble/message-bubble.tsx'
import { Button } from '#ui/primitives/button/button.tsx'
import { IconButton } from '#ui/primitives/button/icon-button.tsx'
import { Box } from '#ui/primitives/layout/box.tsx'
import { Inline } from '#ui/primitives/layout/inline.tsx'
import { useFormat } from '../shared/use-format.ts'
import { settingsQuery } from '../site/queries.ts'
import { useExplain } from '../site/use-explain.ts'
import { ChatPhoto } from './chat-photo.tsx'
import { Quoted } from './composer/quoted.tsx'
import { GiftPicture } from './gift-picture.tsx'
import type { Line } from './messages/line.ts'
import type { Outgoing } from './messages/outgoing.ts'
import { isFailed } from './messages/outgoing-lines.ts'

const SIGN = {
  sending: 'sending',
  sent: 'sent',
  read: 'read',
  held: 'waiting',
  unpaid: 'failed',
  checking: 'waiting',
  offline: 'waiting',
  retrying: 'waiting',
  refused: 'failed',
  stale: 'failed',
} as const

type Props = {
  readonly line: Line
  readonly conversation: string
  /** The other's name. */
  readonly name: string
  /** Its current price, as text. */
  readonly priceOf: (message: Outgoing) => string
  /** Quotes this message in the next one; without it, quoting is not possible. */
  readonly onAnswer?: ((line: Line) => void) | undefined
  readonly onRetry: (message: Outgoing) => void
  /** Whether one can write here no more. */
  readonly closed: boolean
  /** Takes an unsent message back into the field; in a closed conversation it is removed. */
  readonly onTakeBack: (line: Line) => void
}

/** One message, with its delivery state and actions if it failed. */
export function ChatLine({
  line,
  conversation,
  name,
  priceOf,
  onAnswer,
  onRetry,
  closed,
  onTakeBack,
}: Props) {
  const { t } = useTranslation(['chats', 'chat-photos', 'gifts', 'common'])
  const format = useFormat()
  const stateLabel = useStateLabel(name)
  const { stuck, progress, mine } = line
  return (
    <Box block="xxs">
      <MessageBubble
        from={mine ? 'me' : 'them'}
        author={mine ? t('me') : name}
        text={line.text}
        {...(line.answers && { quote: <Quoted quote={line.answers} name={name} /> })}
        {...(onAnswer &&
          line.settled && {
            action: (
              <IconButton
                icon="reply"
                label={t('answer')}
                title={t('answer')}
                onClick={() => onAnswer(line)}
              />
            ),
          })}
        {...(line.photo && {
          picture: (
            <ChatPhoto
              conversation={conversation}
              photo={line.photo}
              cost={line.cost}
              name={name}
              mine={mine}
            />
          ),
        })}
        {...(line.gift && { picture: <GiftPicture gift={line.gift} at={line.at} /> })}
        time={{ text: format.time(line.at), dateTime: line.at }}
        {...(progress && {
          state: {
            is: SIGN[progress],
            label: stateLabel(progress, line.refused),
          },
        })}
        {...(stuck && { cost: t('common:credits', { count: stuck.credits }) })}
        {...(stuck &&
          !closed &&
          isFailed(progress) && {
            retry: { label: `${t('retry')} · ${priceOf(stuck)}`, onRetry: () => onRetry(stuck) },
          })}
      />
      {(stuck || progress === 'held' || progress === 'unpaid') && (
        <Inline justify="end">
          <Button
            size="s"
            tone="bare"
            icon={closed || line.text === '' ? 'close' : 'edit'}
            onClick={() => onTakeBack(line)}
          >
            {closed ? t('gone.remove') : line.text === '' ? t('gifts:take-back') : t('take-back')}
          </Button>
        </Inline>
      )}
    </Box>
  )
}

/** A message's state, and why it was refused. */
function useStateLabel(name: string) {
  const { t } = useTranslation(['chats', 'chat-photos'])
  const explain = useExplain()
  // Not subscribed to, by each of many lines: it does not change.
  const demo = useQueryClient().getQueryData(settingsQuery.queryKey)?.payments === 'demo'
  return (progress: NonNullable<Line['progress']>, refused: Line['refused']): string => {
    if (progress === 'checking') {
      return t(demo ? 'chat-photos:checking-demo' : 'chat-photos:checking', { name })
    }
    if (refused?.code === 'credits.insufficient') return t('state.unpaid')
    const state = t(`state.${progress}` as const)
    return refused ? `${state}. ${explain(refused)}` : state
  }
}
