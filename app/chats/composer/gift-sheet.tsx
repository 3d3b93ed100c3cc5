import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { PricedGift } from '#core/chats/messages/gifts.ts'
import { lengthOf } from '#core/shared/text.ts'
import { GiftArt } from '#ui/art/scenes/gift-art.tsx'
import { Alert } from '#ui/primitives/alert/alert.tsx'
import { Button } from '#ui/primitives/button/button.tsx'
import { useOnce } from '#ui/primitives/button/use-once.ts'
import { Sheet } from '#ui/primitives/dialog/dialog.tsx'
import { PictureCards } from '#ui/primitives/field/picture-cards.tsx'
import { TextArea } from '#ui/primitives/field/text-area.tsx'
import { Stack } from '#ui/primitives/layout/stack.tsx'
import { Spinner } from '#ui/primitives/spinner/spinner.tsx'
import { Amount } from '#ui/primitives/text/amount.tsx'
import { Text } from '#ui/primitives/text/text.tsx'
import { type User, userQuery } from '../../accounts/account/queries.ts'
import { usePriceWords } from '../../money/credits/use-price-words.ts'
import { settingsQuery } from '../../site/queries.ts'
import { TryAgain } from '../../site/try-again.tsx'
import type { GiftDraft } from '../messages/gift-draft.ts'
import { giftsQuery } from '../messages/queries.ts'

/** The chosen gift and its text. */
export type ChosenGift = PricedGift & { readonly text: string }

type Props = {
  readonly open: boolean
  /** The recipient. */
  readonly name: string
  readonly draft: GiftDraft
  readonly onDraft: (draft: GiftDraft) => void
  readonly onSend: (chosen: ChosenGift) => void
  readonly onClose: () => void
}

/** What a member can pay a gift from: before the email is confirmed also from what that grants. */
const reachOf = ({ status, credits }: User, granted: number): number =>
  status === 'not_confirmed' ? credits + granted : credits

/** Chooses a gift; prices are shown per gift, and on the button. What one cannot pay leads to credits; the choice is kept. */
export function GiftSheet({ open, name, draft, onDraft, onSend, onClose }: Props) {
  const { t } = useTranslation(['gifts', 'chats', 'common'])
  const { data: gifts, error, refetch } = useQuery({ ...giftsQuery, enabled: open })
  const { data: settings } = useQuery(settingsQuery)
  const { data: user } = useQuery(userQuery)
  const { gift: chosen, text } = draft
  const [asked, setAsked] = useState(false)
  const priceOf = useGiftPrice()
  const { noteOn } = usePriceWords()

  const reach = user ? reachOf(user, settings?.signup_credits ?? 0) : null
  const cardOf = useGiftCard(reach)
  const once = useOnce()
  const gift = gifts?.find(({ id }) => id === chosen)
  // Before the email is confirmed, confirming comes before buying: the refusal says so.
  const mustBuy =
    gift !== undefined && reach !== null && reach < gift.credits && user?.status !== 'not_confirmed'
  const left = (settings?.message_length ?? 0) - lengthOf(text.trim())
  const send = () => {
    if (!gift) return setAsked(true)
    if (left < 0) return
    once(() => onSend({ ...gift, text: text.trim() }))
  }

  return (
    <Sheet
      title={t('title', { name })}
      open={open}
      onClose={onClose}
      closeLabel={t('common:close')}
      actions={
        gifts &&
        (mustBuy ? (
          <Button asChild tone="trust">
            <Link to="/credits">{t('chats:insufficient.buy')}</Link>
          </Button>
        ) : (
          <Button tone={gift ? 'ember' : 'quiet'} onClick={send}>
            {gift ? `${t('send')} · ${priceOf(gift)}` : t('choose')}
          </Button>
        ))
      }
    >
      <Stack gap="m">
        <Text>
          {t('text')} {noteOn(...(gifts ?? []).map(({ credits }) => credits))}{' '}
          {user && t('balance', { count: user.credits })}
        </Text>
        {error && !gifts && <TryAgain error={error} onAgain={() => refetch()} />}
        {!gifts && !error && <Spinner label={t('loading')} />}
        {gifts && (
          <>
            <PictureCards
              legend={t('choose')}
              value={chosen}
              onValueChange={(id) => {
                onDraft({ gift: id, text })
                setAsked(false)
              }}
              error={asked ? t('choose-first') : undefined}
              options={gifts.map(cardOf)}
            />
            {mustBuy && <Alert tone="warning">{t('kept')}</Alert>}
            <TextArea
              label={t('words')}
              hint={t('optional')}
              rows={3}
              value={text}
              onValueChange={(words) => onDraft({ gift: chosen, text: words })}
              error={left < 0 ? t('chats:write.over', { count: -left }) : undefined}
            />
          </>
        )}
      </Stack>
    </Sheet>
  )
}

function useGiftPrice(): (gift: PricedGift) => string {
  const { t } = useTranslation('chats')
  const { priceOf } = usePriceWords()
  return ({ credits }) => (credits > 0 ? priceOf(credits) : t('write.free'))
}

/** A gift as a card, with its price, and in money below it; one that the balance does not reach says so. */
function useGiftCard(balance: number | null) {
  const { t } = useTranslation(['gifts', 'chats', 'common'])
  const { moneyOf } = usePriceWords()
  return ({ id, credits }: PricedGift) => {
    const isShort = balance !== null && balance < credits
    const money = moneyOf(credits)
    const price = credits > 0 ? t('common:credits', { count: credits }) : t('chats:write.free')
    return {
      value: id,
      picture: <GiftArt gift={id} />,
      label: t(id),
      faded: isShort,
      tail: (
        <>
          <Amount tone={isShort ? 'muted' : 'trust'}>{price}</Amount>
          {money && <Text size="s">{money}</Text>}
          {isShort && <Text size="s">{t('too-few')}</Text>}
        </>
      ),
    }
  }
}
