import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#ui/button/button.tsx'
import { Inline } from '#ui/layout/inline.tsx'
import { Page } from '#ui/layout/page.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { Surface } from '#ui/layout/surface.tsx'
import { Link as TextLink } from '#ui/link/link.tsx'
import { Amount } from '#ui/text/amount.tsx'
import { Heading } from '#ui/text/heading.tsx'
import { Text } from '#ui/text/text.tsx'
import { userQuery } from '../account/queries.ts'
import { useFormat } from '../shared/use-format.ts'
import { settingsQuery } from '../site/queries.ts'
import { BundleChoice } from './bundle-choice.tsx'
import { LedgerSheet } from './ledger-sheet.tsx'
import { NothingForSale } from './nothing-for-sale.tsx'
import { monthQuery } from './queries.ts'

type Props = {
  readonly code: string | null
  readonly onCode: (code: string | null) => void
}

/** What a member has, and what more would cost. */
export function CreditsScreen({ code, onCode }: Props) {
  const { t } = useTranslation(['credits', 'common'])
  const { data: user } = useQuery(userQuery)
  const { data: settings } = useQuery(settingsQuery)
  const closed = settings?.payments === 'none'
  const [ledger, setLedger] = useState(false)
  return (
    <Page width="narrow">
      <Stack gap="l">
        <Stack gap="xs">
          <Heading level={1}>{t('credits.title')}</Heading>
          <Text tone="muted">{t('credits.intro')}</Text>
        </Stack>
        <Surface tone="trust" inset="m">
          <Inline justify="between" gap="m">
            <Stack gap="xxs">
              <Text size="s">{t('credits.wallet')}</Text>
              <Amount size="xl">{t('common:credits', { count: user?.credits ?? 0 })}</Amount>
              <ThisMonth />
            </Stack>
            <Button icon="wallet" onClick={() => setLedger(true)}>
              {t('credits.history')}
            </Button>
          </Inline>
        </Surface>
        {closed ? <NothingForSale /> : <BundleChoice code={code} onCode={onCode} />}
        <Inline gap="l" justify="center">
          {user?.paid_user && !closed && (
            <TextLink asChild alone>
              <Link to="/credits/repeat-order">{t('credits.repeat')}</Link>
            </TextLink>
          )}
          <TextLink asChild alone>
            <Link to="/transactions/{-$id}">{t('credits.orders')}</Link>
          </TextLink>
        </Inline>
      </Stack>
      <LedgerSheet open={ledger} onClose={() => setLedger(false)} />
    </Page>
  )
}

/** What this month came to so far, in money and in credits; nothing while it came to nothing. */
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
