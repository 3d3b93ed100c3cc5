import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { capital } from '#core/shared/text.ts'
import { Cover } from '#ui/art/scenes/cover.tsx'
import { Hero } from '#ui/patterns/hero/hero.tsx'
import { Button } from '#ui/primitives/button/button.tsx'
import { Columns } from '#ui/primitives/layout/columns.tsx'
import { Inline } from '#ui/primitives/layout/inline.tsx'
import { Page } from '#ui/primitives/layout/page.tsx'
import { Stack } from '#ui/primitives/layout/stack.tsx'
import { Link as TextLink } from '#ui/primitives/link/link.tsx'
import { Heading } from '#ui/primitives/text/heading.tsx'
import { Text } from '#ui/primitives/text/text.tsx'
import { pairOf } from '../site/cast.ts'
import { settingsQuery } from '../site/queries.ts'
import { useBrand } from '../site/use-brand.ts'
import { Costs } from './costs.tsx'
import { Faces } from './faces.tsx'
import { HowItGoes } from './how-it-goes.tsx'

/** The home page: what this is, members, how it works and prices. */
export function HomeScreen() {
  return (
    <Page>
      <Stack gap="xxxl">
        <Welcome />
        <Faces />
        <HowItGoes />
        <Costs />
        <LastWord />
      </Stack>
    </Page>
  )
}

/** The site's own words, in its own language else its title; in others, the product's. */
function Welcome() {
  const { t, i18n } = useTranslation('home')
  const { data: settings } = useQuery(settingsQuery)
  const own = settings?.domain_language === i18n.language
  const [, title = settings?.index_title] = settings?.index_title.split(': ') ?? []
  const claim = own && title ? capital(title, i18n.language) : t('title')
  const words = (
    <Stack gap="l">
      <Heading level={1} size="xxxl">
        {settings?.home_headline[i18n.language] ?? claim}
      </Heading>
      <Text size="l" tone="muted">
        {settings?.home_sentence[i18n.language] ?? t('text')}
      </Text>
      <SignUpActions />
    </Stack>
  )
  if (!settings?.cover) return <Pair>{words}</Pair>
  return (
    <Columns share="golden" gap="xl" align="center">
      {words}
      <Cover {...settings.cover} />
    </Columns>
  )
}

/** Two of the brand's drawn people; nobody is asked to answer somebody who is made up. */
function Pair({ children }: { readonly children: ReactNode }) {
  const { t, i18n } = useTranslation('home')
  const brand = useBrand()
  return (
    <Hero
      pair={pairOf(brand)}
      line={{ text: t(`pair.${brand}`), lang: i18n.language }}
      note={t('pair.note')}
    >
      {children}
    </Hero>
  )
}

function SignUpActions() {
  const { t } = useTranslation('home')
  return (
    <Inline gap="l">
      <Button asChild tone="ember" size="l">
        <Link to="/signup">{t('sign-up')}</Link>
      </Button>
      <TextLink asChild alone>
        <Link to="/login">{t('log-in')}</Link>
      </TextLink>
    </Inline>
  )
}

function LastWord() {
  const { t } = useTranslation('home')
  return (
    <Stack align="center" gap="l">
      <Heading align="center">{t('last')}</Heading>
      <Button asChild tone="ember" size="l">
        <Link to="/signup">{t('sign-up')}</Link>
      </Button>
    </Stack>
  )
}
