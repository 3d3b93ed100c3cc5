import { flushSync } from 'react-dom'
import { LedgerSheet } from '../../money/credits/lazy-ledger.ts'
import { useGiftDraft } from '../messages/gift-draft.ts'
import type { Chat } from '../messages/queries.ts'
import { GiftSheet, IcebreakerSheet, PhotoSheet } from './lazy-sheets.ts'
import type { ChatWriting } from './use-chat-writing.ts'

/** Sheets that open over the composer; the gifts also open by themselves. */
export type OpenSheet = 'photo' | 'ideas' | 'ledger'

type Props = {
  readonly open: OpenSheet | null
  readonly onOpen: (sheet: OpenSheet | null) => void
  readonly companion: NonNullable<Chat['profile']>
  readonly conversation: string
  readonly begun: boolean
  readonly acknowledged: boolean
  readonly writing: ChatWriting
}

/** The sheets of the composer: gifts, photos, icebreakers, ledger. */
export function WritingSheets({
  open,
  onOpen,
  companion: { id, name },
  conversation,
  begun,
  acknowledged,
  writing,
}: Props) {
  const [gift, setGift] = useGiftDraft(conversation)
  const close = () => onOpen(null)
  return (
    <>
      <GiftSheet
        open={writing.giving}
        name={name}
        draft={gift}
        onDraft={setGift}
        onClose={() => writing.setGiving(false)}
        onSend={(chosen) => {
          writing.setGiving(false)
          setGift(null)
          writing.sendGift(chosen, acknowledged)
        }}
      />
      <PhotoSheet
        open={open === 'photo'}
        conversation={conversation}
        name={name}
        begun={begun}
        acknowledged={acknowledged}
        onClose={close}
      />
      <IcebreakerSheet
        open={open === 'ideas'}
        profile={id}
        onClose={close}
        onChoose={(text) => {
          // Before the focus moves: an open sheet would take it back.
          flushSync(close)
          writing.begin(text)
        }}
      />
      <LedgerSheet open={open === 'ledger'} onClose={close} />
    </>
  )
}
