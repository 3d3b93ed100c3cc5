import { skipToken, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#ui/primitives/button/button.tsx'
import { Stack } from '#ui/primitives/layout/stack.tsx'
import { Surface } from '#ui/primitives/layout/surface.tsx'
import { Heading } from '#ui/primitives/text/heading.tsx'
import { Text } from '#ui/primitives/text/text.tsx'
import { answered, api } from '../../client/client.ts'
import { TryAgain } from '../../site/try-again.tsx'

export type MailPreviewProps = {
  readonly id: string
  readonly text: string
  /** Whether the text could be sent. */
  readonly possible: boolean
}

/** The mail that the answer becomes, as it was when the operator asked for it. */
export function MailPreview({ id, text, possible }: MailPreviewProps) {
  const { t } = useTranslation('desk-complaints')
  const [asked, setAsked] = useState<string | null>(null)
  const isCurrent = asked === text
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['desk', 'answer-preview', id, asked],
    queryFn: isCurrent
      ? () => answered(api.desk.complaints({ id }).preview.post({ text }))
      : skipToken,
    gcTime: 0,
  })
  const mail = data?.mail
  return (
    <>
      <Button
        wide
        disabled={!possible}
        busy={isCurrent && isFetching}
        onClick={() => setAsked(text)}
      >
        {t('preview.show')}
      </Button>
      {isCurrent && error && <TryAgain error={error} onAgain={() => void refetch()} />}
      {isCurrent && mail !== undefined && (
        <Surface as="section" tone="sunken" inset="m">
          <Stack gap="s">
            <Heading level={3} size="m">
              {t('preview.title')}
            </Heading>
            {mail === null ? (
              <Text>{t('preview.none')}</Text>
            ) : (
              <>
                <Text size="s" tone="muted">
                  {t('preview.to', { email: mail.to })}
                </Text>
                <Text weight="medium">{mail.subject}</Text>
                <Text size="s" typed>
                  {mail.text}
                </Text>
              </>
            )}
          </Stack>
        </Surface>
      )}
    </>
  )
}
