import { useTranslation } from 'react-i18next'
import { MailSent } from '#ui/art/mail-sent.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { Heading } from '#ui/text/heading.tsx'
import { Text } from '#ui/text/text.tsx'

/** Whether one wants to hear of answers on this device; asked once, and no is an answer. */
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
