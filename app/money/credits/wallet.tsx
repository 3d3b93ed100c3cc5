import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#ui/primitives/button/button.tsx'
import { Inline } from '#ui/primitives/layout/inline.tsx'
import { Stack } from '#ui/primitives/layout/stack.tsx'
import { Surface } from '#ui/primitives/layout/surface.tsx'
import { Amount } from '#ui/primitives/text/amount.tsx'
import { Text } from '#ui/primitives/text/text.tsx'
import type { User } from '../../accounts/account/queries.ts'
import { useFormat } from '../../shared/use-format.ts'
import { LedgerSheet } from './lazy-ledger.ts'
import { monthQuery } from './queries.ts'

/** The balance, this month's spending, and the ledger behind them. */
export function Wallet({ user }: { readonly user: User }) {
  const { t } = useTranslation(['credits', 'common'])
  const [ledger, setLedger] = useState(false)
  return (
    <>
      <Surface tone="trust" inset="m">
        <Inline justify="between" gap="m">
          <Stack gap="xxs">
            <Text size="s">{t('credits.wallet')}</Text>
            <Amount size="xl">{t('common:credits', { count: user.credits })}</Amount>
            <ThisMonth />
          </Stack>
          <Button icon="wallet" onClick={() => setLedger(true)}>
            {t('credits.history')}
          </Button>
        </Inline>
      </Surface>
      <LedgerSheet open={ledger} onClose={() => setLedger(false)} />
    </>
  )
}

/** This month's spending in money and credits; hidden at zero. */
function ThisMonth() {
  const { t } = useTranslation(['credits', 'common'])
  const format = useFormat()
  const { data: month } = useQuery(monthQuery)
  if (!month || (month.money.length === 0 && month.credits === 0)) return null
  const list = format.list([
    ...month.money.map(format.money),
    t('common:credits', { count: month.credits }),
  ])
  return (
    <Text size="s" tone="muted">
      {t('credits.month', { list })}
    </Text>
  )
}
