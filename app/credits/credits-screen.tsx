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
import { BundleChoice } from './bundle-choice.tsx'
import { LedgerSheet } from './ledger-sheet.tsx'

type Props = {
  readonly code: string | null
  readonly onCode: (code: string | null) => void
}

/** What a member has, and what more would cost. */
export function CreditsScreen({ code, onCode }: Props) {
  const { t } = useTranslation(['credits', 'common'])
  const { data: user } = useQuery(userQuery)
  const [ledger, setLedger] = useState(false)
  return (
    <Page width="narrow">
      <Stack gap="l">
        <Stack gap="xs">
          <Heading level={1}>{t('credits.title')}</Heading>
          <Text tone="muted">{t('credits.intro')}</Text>
        </Stack>
        <Surface tone="trust" inset="m">
          <Inline justify="between">
            <Stack gap="none">
              <Text size="s">{t('credits.wallet')}</Text>
              <Amount size="xl">{t('common:credits', { count: user?.credits ?? 0 })}</Amount>
            </Stack>
            <Button icon="wallet" onClick={() => setLedger(true)}>
              {t('credits.history')}
            </Button>
          </Inline>
        </Surface>
        <BundleChoice code={code} onCode={onCode} />
        <Inline gap="l" justify="center">
          {user?.paid_user && (
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
