import { useTranslation } from 'react-i18next'
import { Alert } from '#ui/primitives/alert/alert.tsx'
import { Button } from '#ui/primitives/button/button.tsx'
import { Stack } from '#ui/primitives/layout/stack.tsx'
import { Surface } from '#ui/primitives/layout/surface.tsx'
import { Heading } from '#ui/primitives/text/heading.tsx'
import { Text } from '#ui/primitives/text/text.tsx'
import { useFormat } from '../../shared/use-format.ts'
import type { DeskComplaint } from './queries.ts'

export type ComplaintAnswerProps = {
  readonly complaint: DeskComplaint
  /** What was typed before somebody else answered; empty if nothing. */
  readonly typed: string
  readonly onDrop: () => void
}

/** The answer that was given, by whom, and what this operator typed meanwhile. */
export function ComplaintAnswer({ complaint, typed, onDrop }: ComplaintAnswerProps) {
  const { t } = useTranslation('desk-complaints')
  const format = useFormat()
  const { answer, answered_at: at, answered_by: by, language } = complaint
  const when = at === null ? '' : format.moment(at)
  return (
    <Stack gap="l">
      {typed !== '' && (
        <Alert
          tone="warning"
          action={
            <Button size="s" onClick={onDrop}>
              {t('first.drop')}
            </Button>
          }
        >
          <Stack gap="xs">
            <Text>{by === null ? t('first.somebody') : t('first.by', { name: by })}</Text>
            <Text size="s" tone="muted">
              {t('first.typed')}
            </Text>
            <Text typed>{typed}</Text>
          </Stack>
        </Alert>
      )}
      <Surface as="section">
        <Stack gap="s">
          <Heading level={2} size="l">
            {t('answer.title')}
          </Heading>
          <Text size="s" tone="muted">
            {by === null ? t('answer.given', { when }) : t('answer.given-by', { name: by, when })}
          </Text>
          {answer === null ? (
            <Text>{t('answer.elsewhere')}</Text>
          ) : (
            <Text typed lang={language}>
              {answer}
            </Text>
          )}
        </Stack>
      </Surface>
    </Stack>
  )
}
