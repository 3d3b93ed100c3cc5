import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#ui/button/button.tsx'
import { Inline } from '#ui/layout/inline.tsx'
import { Page } from '#ui/layout/page.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { Heading } from '#ui/text/heading.tsx'
import { Text } from '#ui/text/text.tsx'
import { ComplaintForm } from './complaint-form.tsx'
import type { Complaint } from './queries.ts'

/** Complaining of something, without an account too (spec §2); what was sent answers with its number. */
export function ComplaintsScreen() {
  const { t } = useTranslation('pages')
  const [sent, setSent] = useState<Complaint | null>(null)
  return (
    <Page width="reading">
      {sent ? (
        <Sent complaint={sent} onAnother={() => setSent(null)} />
      ) : (
        <Stack gap="l">
          <Stack gap="xs">
            <Heading level={1}>{t('complaints.title')}</Heading>
            <Text tone="muted">{t('complaints.lead')}</Text>
          </Stack>
          <ComplaintForm onSent={setSent} />
        </Stack>
      )}
    </Page>
  )
}

type SentProps = { readonly complaint: Complaint; readonly onAnother: () => void }

function Sent({ complaint: { number, email, reference }, onAnother }: SentProps) {
  const { t } = useTranslation('pages')
  return (
    <Stack gap="l">
      <Heading level={1} arrives>
        {t('complaints.sent.title')}
      </Heading>
      <Text>{t('complaints.sent.text', { number, email })}</Text>
      <Inline gap="s" wrap>
        <Button asChild tone="ember">
          <Link to="/complaints/$reference" params={{ reference }}>
            {t('complaints.sent.open')}
          </Link>
        </Button>
        <Button onClick={onAnother}>{t('complaints.sent.another')}</Button>
      </Inline>
    </Stack>
  )
}
