import { useQuery } from '@tanstack/react-query'
import { type RefObject, useState } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'
import type { AllowanceLeft } from '#core/chats/free-allowance.ts'
import { needsAcknowledgement } from '#core/profiles/kind.ts'
import { Composer } from '#ui/patterns/composer/composer.tsx'
import { Checkbox } from '#ui/primitives/field/checkbox.tsx'
import { Box } from '#ui/primitives/layout/box.tsx'
import { Stack } from '#ui/primitives/layout/stack.tsx'
import { AllowanceLine } from '../account/allowance-line.tsx'
import type { User } from '../account/queries.ts'
import { LedgerSheet } from '../credits/lazy-ledger.ts'
import { settingsQuery } from '../site/queries.ts'
import { useGiftDraft } from './gift-draft.ts'
import type { ChosenGift } from './gift-sheet.tsx'
import { GiftSheet, IcebreakerSheet, PhotoSheet } from './lazy-sheets.ts'
import type { Answered } from './pointer.ts'
import type { Chat } from './queries.ts'
import { Quoted } from './quoted.tsx'
import { useSendKey } from './use-send-key.ts'
import { WalletLine } from './wallet-line.tsx'
import { WritingTools } from './writing-tools.tsx'

type Props = {
  readonly user: User
  readonly conversation: string
  /** The conversation has a message: photos are allowed, and ideas are behind a button. */
  readonly begun: boolean
  readonly companion: NonNullable<Chat['profile']>
  /** Whether the member already confirmed knowing this profile's kind. */
  readonly acknowledged: boolean
  /** A free member's remaining allowance, for the next message here. */
  readonly allowance: AllowanceLeft | null
  /** The next message's quote. */
  readonly answering: Answered | null
  readonly onDropAnswer: () => void
  readonly draft: string
  readonly onDraft: (text: string) => void
  readonly onSend: (text: string, acknowledged: boolean) => void
  readonly onGive: (gift: ChosenGift, acknowledged: boolean) => void
  /** Whether the gifts are open. */
  readonly giving: boolean
  readonly onGiving: (open: boolean) => void
  readonly field: RefObject<HTMLTextAreaElement | null>
}

/** The composer: wallet, confirmation for a first message to some profiles, field and price. */
export function Writing({
  user,
  conversation,
  begun,
  companion,
  acknowledged,
  allowance,
  answering,
  onDropAnswer,
  draft,
  onDraft,
  onSend,
  onGive,
  giving,
  onGiving,
  field,
}: Props) {
  const { t } = useTranslation(['chats', 'common'])
  const { data: settings } = useQuery(settingsQuery)
  const [ticked, setTicked] = useState(false)
  const [reminded, setReminded] = useState(false)
  const [ledger, setLedger] = useState(false)
  const [showing, setShowing] = useState(false)
  const [ideas, setIdeas] = useState(false)
  const [gift, setGift] = useGiftDraft(conversation)
  const sendKey = useSendKey()
  const { kind, name } = companion
  const asks = needsAcknowledgement(kind) && !acknowledged
  const price = settings?.message_credits ?? 0

  const send = () => {
    if (asks && !ticked) return setReminded(true)
    onSend(draft, ticked)
    onDraft('')
  }

  const once = (open: () => void) => () => (asks && !ticked ? setReminded(true) : open())

  return (
    <Box inline="m" block="xs">
      <Stack gap="xs">
        <AllowanceLine allowance={allowance} />
        {asks && (
          <Checkbox
            label={t(kind === 'cam' ? 'acknowledge.cam' : 'acknowledge.fictional', { name })}
            checked={ticked}
            onCheckedChange={(now) => {
              setTicked(now)
              setReminded(false)
            }}
            error={reminded ? t('acknowledge.needed') : undefined}
          />
        )}
        <Composer
          field={field}
          label={t('write.label', { name })}
          placeholder={t('write.placeholder', { name })}
          value={draft}
          onChange={onDraft}
          onSend={send}
          sendKey={sendKey.key}
          keys={t(`keys.${sendKey.words}` as const, { modifier: sendKey.modifier })}
          send={t('write.send')}
          price={price > 0 ? t('common:credits', { count: price }) : t('write.free')}
          limit={{
            length: settings?.message_length ?? 0,
            left: (left) =>
              left < 0 ? t('write.over', { count: -left }) : t('write.left', { count: left }),
          }}
          tools={
            <WritingTools
              // An empty conversation shows them, and what is being written needs none.
              onIdeas={begun && draft === '' ? () => setIdeas(true) : undefined}
              onPhoto={once(() => setShowing(true))}
              onGift={once(() => onGiving(true))}
            />
          }
          quote={answering && <Quoted answered={answering} name={name} onDismiss={onDropAnswer} />}
          wallet={<WalletLine user={user} onOpen={() => setLedger(true)} />}
        />
      </Stack>
      <GiftSheet
        open={giving}
        name={name}
        draft={gift}
        onDraft={setGift}
        onClose={() => onGiving(false)}
        onSend={(chosen) => {
          onGiving(false)
          setGift(null)
          onGive(chosen, ticked)
        }}
      />
      <PhotoSheet
        open={showing}
        conversation={conversation}
        name={name}
        begun={begun}
        acknowledged={ticked}
        onClose={() => setShowing(false)}
      />
      <IcebreakerSheet
        open={ideas}
        profile={companion.id}
        onClose={() => setIdeas(false)}
        onChoose={(text) => {
          // Before the focus moves: an open sheet would take it back.
          flushSync(() => setIdeas(false))
          onDraft(text)
          field.current?.focus()
        }}
      />
      <LedgerSheet open={ledger} onClose={() => setLedger(false)} />
    </Box>
  )
}
