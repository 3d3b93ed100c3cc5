import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { Inline } from '#ui/primitives/layout/inline.tsx'
import { Page } from '#ui/primitives/layout/page.tsx'
import { Stack } from '#ui/primitives/layout/stack.tsx'
import { Link as TextLink } from '#ui/primitives/link/link.tsx'
import { Heading } from '#ui/primitives/text/heading.tsx'
import { Text } from '#ui/primitives/text/text.tsx'
import { userQuery } from '../../accounts/account/queries.ts'
import { settingsQuery } from '../../site/queries.ts'
import { BundleChoice, type BundleChoiceProps } from './bundle-choice.tsx'
import { NothingForSale } from './nothing-for-sale.tsx'
import { lastOrderQuery } from './queries.ts'
import { Wallet } from './wallet.tsx'

/** The member's balance, and bundles. */
export function CreditsScreen(choice: BundleChoiceProps) {
  const { t } = useTranslation(['credits', 'common'])
  const { data: user } = useQuery(userQuery)
  const { data: settings } = useQuery(settingsQuery)
  const { data: last } = useQuery({ ...lastOrderQuery, enabled: user?.paid_user === true })
  const closed = settings?.payments === 'none'
  return (
    <Page width="narrow">
      <Stack gap="l">
        <Stack gap="xs">
          <Heading level={1}>{t('credits.title')}</Heading>
          <Text tone="muted">{t('credits.intro')}</Text>
          {user?.paid_user === false && !closed && (
            <Text tone="muted">{t('checkout.next-premium')}</Text>
          )}
        </Stack>
        {user && <Wallet user={user} />}
        {closed ? <NothingForSale /> : <BundleChoice {...choice} />}
        <Inline gap="l" justify="center">
          {last && !closed && (
            <TextLink asChild alone>
              <Link to="/credits/repeat-order">{t('credits.repeat')}</Link>
            </TextLink>
          )}
          <TextLink asChild alone>
            <Link to="/transactions/{-$id}">{t('credits.orders')}</Link>
          </TextLink>
        </Inline>
      </Stack>
    </Page>
  )
}
