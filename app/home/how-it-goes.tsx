import { useTranslation } from 'react-i18next'
import { Columns } from '#ui/primitives/layout/columns.tsx'
import { Stack } from '#ui/primitives/layout/stack.tsx'
import { Heading } from '#ui/primitives/text/heading.tsx'
import { Text } from '#ui/primitives/text/text.tsx'
import { useSiteKinds } from '../site/site-kinds.ts'

const STEPS = ['1', '2', '3'] as const

/** How it works, in three sentences each. */
export function HowItGoes() {
  const { t } = useTranslation('home')
  const context = useSiteKinds()
  return (
    <Stack as="section" gap="l" labelledBy="how">
      <Heading id="how" size="xl">
        {t('how.title')}
      </Heading>
      <Columns as="ol" gap="xl">
        {STEPS.map((step) => (
          <Stack as="li" key={step} gap="xs">
            <Heading level={3}>{t(`how.${step}-title`)}</Heading>
            <Text tone="muted">{t(`how.${step}` as 'how.2', { context })}</Text>
          </Stack>
        ))}
      </Columns>
    </Stack>
  )
}
