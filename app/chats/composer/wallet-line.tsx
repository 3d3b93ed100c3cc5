import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { nearlySpent } from '#core/money/view-ledger.ts'
import { CreditsMeter } from '#ui/patterns/credits-meter/credits-meter.tsx'
import type { User } from '../../accounts/account/queries.ts'
import { settingsQuery } from '../../site/queries.ts'

type Props = { readonly user: User; readonly onOpen: () => void }

/** What is in the wallet and how many messages that is: one calm line that opens the ledger. */
export function WalletLine({ user, onOpen }: Props) {
  const { t } = useTranslation(['chats', 'common'])
  const { data: settings } = useQuery(settingsQuery)
  const { credits } = user
  if (user.status === 'not_confirmed') {
    const granted = settings?.signup_credits ?? 0
    const promised = t('wallet.promised', { count: granted })
    if (credits === 0) return <CreditsMeter balance={promised} />
    const balance = t('common:credits', { count: credits })
    return <CreditsMeter balance={balance} more={granted > 0 ? promised : ''} onOpen={onOpen} />
  }

  const balance = t('common:credits', { count: credits })
  if (credits === 0) {
    return (
      <CreditsMeter
        balance={balance}
        more={t('wallet.none')}
        tone="danger"
        to={<Link to="/credits" />}
      />
    )
  }

  const price = settings?.message_credits ?? 0
  const low = nearlySpent(credits, price)
  const tone = low ? 'warning' : 'normal'
  // Not in money: what a credit cost depends on the bundle, and a refund pays back what these did.
  const messages = price > 0 ? Math.floor(credits / price) : 0
  const more = [
    ...(messages > 0 ? [t('wallet.good-for', { count: messages })] : []),
    ...(low && user.paid_user ? [t('wallet.few')] : []),
  ].join(' · ')
  return <CreditsMeter balance={balance} more={more} tone={tone} onOpen={onOpen} />
}
