import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#ui/primitives/button/button.tsx'
import { Inline } from '#ui/primitives/layout/inline.tsx'
import { Page } from '#ui/primitives/layout/page.tsx'
import { Stack } from '#ui/primitives/layout/stack.tsx'
import { Heading } from '#ui/primitives/text/heading.tsx'
import { Text } from '#ui/primitives/text/text.tsx'
import { ComplaintForm } from './complaint-form.tsx'
import type { ComplaintSearch } from './complaint-search.ts'
import type { Complaint } from './queries.ts'

export type ComplaintsScreenProps = {
  /** What the link that led here is about. */
  readonly link?: ComplaintSearch
}

const NO_LINK: ComplaintSearch = {}

/** Complaints, also without an account (spec §2); after submission shows the number. */
export function ComplaintsScreen({ link = NO_LINK }: ComplaintsScreenProps) {
  const { t } = useTranslation('pages')
  const [sent, setSent] = useState<Complaint | null>(null)
  const [used, setUsed] = useState(false)
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
          <ComplaintForm
            link={used ? NO_LINK : link}
            onSent={(complaint) => {
              setUsed(true)
              setSent(complaint)
            }}
          />
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
      <Text>
        {email === ''
          ? t('complaints.sent.unknown', { number })
          : t('complaints.sent.text', { number, email })}
      </Text>
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
