import { useQuery } from '@tanstack/react-query'
import { type RefObject, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { AllowanceLeft } from '#core/chats/free-allowance.ts'
import { needsAcknowledgement } from '#core/profiles/kind.ts'
import { IconButton } from '#ui/button/icon-button.tsx'
import { Composer } from '#ui/composer/composer.tsx'
import { Checkbox } from '#ui/field/checkbox.tsx'
import { Box } from '#ui/layout/box.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { AllowanceLine } from '../account/allowance-line.tsx'
import type { User } from '../account/queries.ts'
import { LedgerSheet } from '../credits/ledger-sheet.tsx'
import { settingsQuery } from '../site/queries.ts'
import { type ChosenGift, GiftSheet } from './gift-sheet.tsx'
import type { Answered } from './pointer.ts'
import type { Chat } from './queries.ts'
import { Quoted } from './quoted.tsx'
import { useSendKey } from './use-send-key.ts'
import { WalletLine } from './wallet-line.tsx'

type Props = {
  readonly user: User
  readonly companion: NonNullable<Chat['profile']>
  /** Whether the member has ticked before that they know what this profile is. */
  readonly acknowledged: boolean
  /** What is left of a free member's allowance, for the next message here. */
  readonly allowance: AllowanceLeft | null
  /** What the next message answers. */
  readonly answering: Answered | null
  readonly onDropAnswer: () => void
  readonly draft: string
  readonly onDraft: (text: string) => void
  readonly onSend: (text: string, acknowledged: boolean) => void
  readonly onGive: (gift: ChosenGift, acknowledged: boolean) => void
  readonly field: RefObject<HTMLTextAreaElement | null>
}

/** Where a message is written: the wallet, the tick a first message to some profiles asks, the field and its price. */
export function Writing({
  user,
  companion,
  acknowledged,
  allowance,
  answering,
  onDropAnswer,
  draft,
  onDraft,
  onSend,
  onGive,
  field,
}: Props) {
  const { t } = useTranslation(['chats', 'gifts', 'common'])
  const { data: settings } = useQuery(settingsQuery)
  const [ticked, setTicked] = useState(false)
  const [reminded, setReminded] = useState(false)
  const [ledger, setLedger] = useState(false)
  const [giving, setGiving] = useState(false)
  const sendKey = useSendKey()
  const { kind, name } = companion
  const asks = needsAcknowledgement(kind) && !acknowledged
  const price = settings?.message_credits ?? 0

  const send = () => {
    if (asks && !ticked) return setReminded(true)
    onSend(draft, ticked)
    onDraft('')
  }

  const give = () => (asks && !ticked ? setReminded(true) : setGiving(true))
  const cheapest = settings?.gift_credits ?? 0

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
            <IconButton
              icon="gift"
              label={
                cheapest > 0
                  ? t('gifts:open', { price: t('common:credits', { count: cheapest }) })
                  : t('gifts:open-free')
              }
              onClick={give}
            />
          }
          quote={answering && <Quoted answered={answering} name={name} onDismiss={onDropAnswer} />}
          wallet={<WalletLine user={user} onOpen={() => setLedger(true)} />}
        />
      </Stack>
      <GiftSheet
        open={giving}
        name={name}
        onClose={() => setGiving(false)}
        onSend={(gift) => {
          setGiving(false)
          onGive(gift, ticked)
        }}
      />
      <LedgerSheet open={ledger} onClose={() => setLedger(false)} />
    </Box>
  )
}
