import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Page } from '#ui/primitives/layout/page.tsx'
import { Stack } from '#ui/primitives/layout/stack.tsx'
import { Heading } from '#ui/primitives/text/heading.tsx'
import { Text } from '#ui/primitives/text/text.tsx'
import { userQuery } from '../../accounts/account/queries.ts'
import { settingsQuery } from '../../site/queries.ts'
import { OpenWithdrawal } from './open-withdrawal.tsx'
import { OwnWithdrawal } from './own-withdrawal.tsx'

export type WithdrawScreenProps = {
  /** The order in the URL. */
  readonly order: string | null
}

/** Withdrawal from a purchase (Directive 2011/83, article 11a), with or without login, also after account deletion. */
export function WithdrawScreen({ order }: WithdrawScreenProps) {
  const { t } = useTranslation('pages')
  const { data: user } = useQuery(userQuery)
  const { data: settings } = useQuery(settingsQuery)
  return (
    <Page width="reading">
      <Stack gap="l">
        <Stack gap="xs">
          <Heading level={1}>{t('withdraw.title')}</Heading>
          <Text>{t('withdraw.lead')}</Text>
          <Text tone="muted">{t('withdraw.rule', { days: settings?.refund_days ?? 0 })}</Text>
        </Stack>
        {user ? <OwnWithdrawal key={user.id} user={user} order={order} /> : <OpenWithdrawal />}
      </Stack>
    </Page>
  )
}
