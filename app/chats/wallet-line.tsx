import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { nearlySpent } from '#core/likes/badges.ts'
import { CreditsMeter } from '#ui/credits-meter/credits-meter.tsx'
import type { User } from '../account/queries.ts'
import { useFormat } from '../shared/use-format.ts'
import { settingsQuery } from '../site/queries.ts'

type Props = { readonly user: User; readonly onOpen: () => void }

/** What is in the wallet, in credits and in money: one calm line that opens the ledger. */
export function WalletLine({ user, onOpen }: Props) {
  const { t } = useTranslation(['chats', 'common'])
  const format = useFormat()
  const { data: settings } = useQuery(settingsQuery)
  const { credits } = user
  if (user.status === 'not_confirmed') {
    const promised = t('wallet.promised', { count: settings?.signup_credits ?? 0 })
    return <CreditsMeter balance={promised} />
  }

  const balance = t('common:credits', { count: credits })
  if (credits === 0) {
    return user.paid_user ? (
      <CreditsMeter
        balance={balance}
        more={t('wallet.none')}
        tone="danger"
        to={<Link to="/credits" />}
      />
    ) : (
      <CreditsMeter
        balance={balance}
        more={t('wallet.none-free')}
        tone="danger"
        to={<Link to="/premium" />}
      />
    )
  }

  const price = settings?.message_credits ?? 0
  const low = nearlySpent(credits, price)
  const tone = low ? 'warning' : 'normal'
  // Credits that were given cost nobody money: they are told by what they are good for.
  if (!user.paid_user) {
    const messages =
      price > 0 ? t('wallet.good-for', { count: Math.floor(credits / price) }) : undefined
    return <CreditsMeter balance={balance} more={messages} tone={tone} onOpen={onOpen} />
  }

  const each = settings?.minimum_message_costs[user.profile.country]
  const money = each && {
    amount: Math.round((each.costs * credits) / (price || 1)),
    currency: each.currency,
  }
  return (
    <CreditsMeter
      balance={balance}
      more={money && t(low ? 'wallet.few' : 'wallet.worth', { money: format.money(money) })}
      tone={tone}
      onOpen={onOpen}
    />
  )
}
