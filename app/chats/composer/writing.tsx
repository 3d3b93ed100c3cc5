import { useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { AllowanceLeft } from '#core/chats/messages/free-allowance.ts'
import { Composer } from '#ui/patterns/composer/composer.tsx'
import { Box } from '#ui/primitives/layout/box.tsx'
import { AllowanceLine } from '../../accounts/account/allowance-line.tsx'
import type { User } from '../../accounts/account/queries.ts'
import type { Chat } from '../messages/queries.ts'
import { Quoted } from './quoted.tsx'
import { useAcknowledgement } from './use-acknowledgement.tsx'
import type { ChatWriting } from './use-chat-writing.ts'
import { useFieldWords } from './use-field-words.ts'
import { WalletLine } from './wallet-line.tsx'
import { type OpenSheet, WritingSheets } from './writing-sheets.tsx'
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
  readonly writing: ChatWriting
}

/** The composer, or why nothing may be written; a text that waits has its field all the same. */
export function Writing(props: Props) {
  const { allowance, writing } = props
  const [offered, setOffered] = useState(false)
  const offer = allowance?.left !== 0 || writing.draft !== ''
  // Once there it stays: it would vanish under the hands of who empties it.
  if (offer && !offered) setOffered(true)
  return offer || offered ? <Field {...props} /> : <Spent {...props} />
}

/** In the place of the composer: what is used up. Not the wallet, which promises messages. */
const Spent = ({ allowance, companion }: Pick<Props, 'allowance' | 'companion'>) => (
  <Box inline="m" block="s">
    <AllowanceLine allowance={allowance} to={companion} />
  </Box>
)

/** Wallet, confirmation for a first message to some profiles, field and price. */
function Field({ user, conversation, begun, companion, acknowledged, allowance, writing }: Props) {
  const { t } = useTranslation('chats')
  const acknowledgement = useAcknowledgement(companion, acknowledged)
  const [sheet, setSheet] = useState<OpenSheet | null>(null)
  const { draft, setDraft, answering } = writing
  const arrive = useEffectEvent(() => {
    if (answering) writing.field.current?.focus()
  })
  // Who pressed a quote came to write.
  useEffect(() => arrive(), [])
  const { name } = companion
  const words = useFieldWords(name, draft)

  const send = acknowledgement.first(() => {
    writing.sendText(draft, acknowledgement.given)
    setDraft('')
  })

  return (
    <>
      <Composer
        field={writing.field}
        {...words}
        placeholder={t('write.placeholder', { name })}
        value={draft}
        onChange={setDraft}
        onSend={send}
        tools={
          <WritingTools
            // An empty conversation shows them, and what is being written needs none.
            onIdeas={begun && draft === '' ? () => setSheet('ideas') : undefined}
            onPhoto={acknowledgement.first(() => setSheet('photo'))}
            onGift={acknowledgement.first(() => writing.setGiving(true))}
          />
        }
        quote={answering && <Quoted quote={answering} name={name} onDismiss={writing.dropAnswer} />}
        wallet={
          <>
            <AllowanceLine allowance={allowance} to={companion} />
            {allowance?.left !== 0 && <WalletLine user={user} onOpen={() => setSheet('ledger')} />}
          </>
        }
        confirmation={acknowledgement.checkbox}
      />
      <WritingSheets
        open={sheet}
        onOpen={setSheet}
        companion={companion}
        conversation={conversation}
        begun={begun}
        acknowledged={acknowledgement.given}
        writing={writing}
      />
    </>
  )
}
