import { useTranslation } from 'react-i18next'
import { MailSent } from '#ui/art/scenes/mail-sent.tsx'
import { Stack } from '#ui/primitives/layout/stack.tsx'
import { Heading } from '#ui/primitives/text/heading.tsx'
import { Text } from '#ui/primitives/text/text.tsx'

/** Asks once for push notifications; no is an answer. */
export function PushQuestion({ site }: { readonly site: string }) {
  const { t } = useTranslation('signup')
  return (
    <Stack>
      <MailSent />
      <Heading level={2} arrives>
        {t('push.title')}
      </Heading>
      <Text>{t('push.text', { site })}</Text>
    </Stack>
  )
}
