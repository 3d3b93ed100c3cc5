import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { PricedGift } from '#core/chats/gifts.ts'
import { lengthOf } from '#core/chats/message-text.ts'
import { GiftArt } from '#ui/art/gift-art.tsx'
import { Button } from '#ui/button/button.tsx'
import { Sheet } from '#ui/dialog/dialog.tsx'
import { PictureCards } from '#ui/field/picture-cards.tsx'
import { TextArea } from '#ui/field/text-area.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { Spinner } from '#ui/spinner/spinner.tsx'
import { Amount } from '#ui/text/amount.tsx'
import { Text } from '#ui/text/text.tsx'
import { settingsQuery } from '../site/queries.ts'
import { TryAgain } from '../site/try-again.tsx'
import { giftsQuery } from './queries.ts'

/** A gift that was chosen, with the words that go with it. */
export type ChosenGift = PricedGift & { readonly text: string }

type Props = {
  readonly open: boolean
  /** Whom it is for. */
  readonly name: string
  readonly onSend: (chosen: ChosenGift) => void
  readonly onClose: () => void
}

/** Chooses a gift; what it costs stands beside each, and on the button before it is pressed. */
export function GiftSheet({ open, name, onSend, onClose }: Props) {
  const { t } = useTranslation(['gifts', 'chats', 'common'])
  const { data: gifts, error, refetch } = useQuery({ ...giftsQuery, enabled: open })
  const { data: settings } = useQuery(settingsQuery)
  const [chosen, setChosen] = useState<PricedGift['id'] | null>(null)
  const [text, setText] = useState('')
  const [asked, setAsked] = useState(false)
  const priceOf = ({ credits }: PricedGift) =>
    credits > 0 ? t('common:credits', { count: credits }) : t('chats:write.free')

  const gift = gifts?.find(({ id }) => id === chosen)
  const left = (settings?.message_length ?? 0) - lengthOf(text)
  const send = () => {
    if (!gift) return setAsked(true)
    if (left < 0) return
    onSend({ ...gift, text: text.trim() })
    setChosen(null)
    setText('')
  }

  return (
    <Sheet
      title={t('title', { name })}
      open={open}
      onClose={onClose}
      closeLabel={t('common:close')}
      actions={
        gifts && (
          <Button tone="ember" onClick={send}>
            {gift ? `${t('send')} · ${priceOf(gift)}` : t('send')}
          </Button>
        )
      }
    >
      <Stack gap="m">
        <Text>{t('text')}</Text>
        {error && !gifts && <TryAgain error={error} onAgain={() => refetch()} />}
        {!gifts && !error && <Spinner label={t('loading')} />}
        {gifts && (
          <>
            <PictureCards
              legend={t('choose')}
              value={chosen}
              onValueChange={(id) => {
                setChosen(id)
                setAsked(false)
              }}
              error={asked ? t('choose-first') : undefined}
              options={gifts.map((one) => ({
                value: one.id,
                picture: <GiftArt gift={one.id} />,
                label: t(one.id),
                tail: <Amount tone="trust">{priceOf(one)}</Amount>,
              }))}
            />
            <TextArea
              label={t('words')}
              hint={t('optional')}
              rows={3}
              value={text}
              onValueChange={setText}
              error={left < 0 ? t('chats:write.over', { count: -left }) : undefined}
            />
          </>
        )}
      </Stack>
    </Sheet>
  )
}
