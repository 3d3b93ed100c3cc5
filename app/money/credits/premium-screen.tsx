import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { PHOTO_LIMIT } from '#core/profiles/photo.ts'
import { Alert } from '#ui/primitives/alert/alert.tsx'
import { Button } from '#ui/primitives/button/button.tsx'
import { Icon } from '#ui/primitives/icon/icon.tsx'
import type { IconName } from '#ui/primitives/icon/icons.ts'
import { Inline } from '#ui/primitives/layout/inline.tsx'
import { MainAside } from '#ui/primitives/layout/main-aside.tsx'
import { Page } from '#ui/primitives/layout/page.tsx'
import { Stack } from '#ui/primitives/layout/stack.tsx'
import { Surface } from '#ui/primitives/layout/surface.tsx'
import { Amount } from '#ui/primitives/text/amount.tsx'
import { Heading } from '#ui/primitives/text/heading.tsx'
import { Text } from '#ui/primitives/text/text.tsx'
import { userQuery } from '../../accounts/account/queries.ts'
import { settingsQuery } from '../../site/queries.ts'
import { BundleChoice, type BundleChoiceProps } from './bundle-choice.tsx'
import { NothingForSale } from './nothing-for-sale.tsx'

/** What premium is and is not, and how to get it: by a first bundle. */
export function PremiumScreen(choice: BundleChoiceProps) {
  const { t } = useTranslation('credits')
  const { data: user } = useQuery(userQuery)
  const { data: settings } = useQuery(settingsQuery)
  const closed = settings?.payments === 'none'
  const sells = user !== undefined && user !== null && !user.paid_user && !closed
  return (
    <Page width={sells ? 'pair' : 'narrow'}>
      <Stack gap="l">
        <Stack gap="xs">
          <Heading level={1}>{t('premium.title')}</Heading>
          <Text tone="muted">{t('premium.intro')}</Text>
          {user && <Balance credits={user.credits} />}
        </Stack>
        {user?.paid_user && (
          <Alert
            tone="success"
            title={t('premium.already')}
            action={
              <Button asChild size="s">
                <Link to="/credits">{t('premium.to-credits')}</Link>
              </Button>
            }
          >
            {t('premium.already-text')}
          </Alert>
        )}
        {closed && <NothingForSale />}
        {sells ? (
          <MainAside
            aside={
              <Stack as="section" gap="m" labelledBy="first-bundle">
                <Heading level={2} size="l" id="first-bundle">
                  {t('premium.choose')}
                </Heading>
                <BundleChoice {...choice} />
              </Stack>
            }
            after={<Limits />}
          >
            <Gains />
          </MainAside>
        ) : (
          <>
            <Gains />
            <Limits />
          </>
        )}
      </Stack>
    </Page>
  )
}

/** One line: the prices stay on a phone's first screen. */
function Balance({ credits }: { readonly credits: number }) {
  const { t } = useTranslation(['credits', 'common'])
  return (
    <Inline gap="xs">
      <Text as="span">{t('credits.wallet')}</Text>
      <Amount>{t('common:credits', { count: credits })}</Amount>
    </Inline>
  )
}

function Gains() {
  const { t } = useTranslation('credits')
  const { premium, free } = PHOTO_LIMIT
  const gains: readonly (readonly [IconName, string])[] = [
    ['show', t('premium.photos')],
    ['message', t('premium.conversations')],
    ['camera', t('premium.uploads', { count: premium, free })],
    ['refresh', t('premium.repeat')],
  ]
  return (
    <Stack as="section" gap="s" labelledBy="premium-what">
      <Heading level={2} size="l" id="premium-what">
        {t('premium.what')}
      </Heading>
      <Stack as="ul" gap="xs">
        {gains.map(([icon, words]) => (
          <Inline as="li" key={icon} gap="s" wrap={false} align="start">
            <Icon name={icon} />
            <Text as="span">{words}</Text>
          </Inline>
        ))}
      </Stack>
    </Stack>
  )
}

function Limits() {
  const { t } = useTranslation('credits')
  return (
    <Surface as="section" tone="sunken" labelledBy="premium-not">
      <Stack gap="xs">
        <Heading level={2} size="m" id="premium-not">
          {t('premium.not')}
        </Heading>
        <Text tone="muted">{t('premium.not-text')}</Text>
      </Stack>
    </Surface>
  )
}
