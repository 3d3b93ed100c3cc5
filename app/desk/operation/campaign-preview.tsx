import { useTranslation } from 'react-i18next'
import { Stack } from '#ui/primitives/layout/stack.tsx'
import { Surface } from '#ui/primitives/layout/surface.tsx'
import { Heading } from '#ui/primitives/text/heading.tsx'
import { Text } from '#ui/primitives/text/text.tsx'
import { useLanguageName } from '../complaints/use-language-name.ts'
import type { Reach } from './queries.ts'

export type CampaignPreviewProps = Pick<Reach, 'mails'>

/** The mail of a campaign in each language that it goes out in. */
export function CampaignPreview({ mails }: CampaignPreviewProps) {
  const { t } = useTranslation('desk-operation')
  const languageName = useLanguageName()
  return (
    <Stack as="section" gap="m" label={t('mails.title')}>
      <Stack gap="xxs">
        <Heading level={3} size="m">
          {t('mails.title')}
        </Heading>
        <Text size="s" tone="muted">
          {t('mails.lead')}
        </Text>
      </Stack>
      {mails.map(({ language, site, subject, text }) => (
        <Surface as="section" key={language} tone="sunken" inset="m">
          <Stack gap="s">
            <Text size="s" tone="muted">
              {t('mails.one', { language: languageName(language), site })}
            </Text>
            <Text weight="medium" lang={language}>
              {subject}
            </Text>
            <Text size="s" typed lang={language}>
              {text}
            </Text>
          </Stack>
        </Surface>
      ))}
    </Stack>
  )
}
