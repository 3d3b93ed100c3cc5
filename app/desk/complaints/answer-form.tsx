import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isLonger, lengthOf } from '#core/shared/text.ts'
import { Alert } from '#ui/primitives/alert/alert.tsx'
import { Button } from '#ui/primitives/button/button.tsx'
import { Form } from '#ui/primitives/field/form.tsx'
import { TextArea } from '#ui/primitives/field/text-area.tsx'
import { Stack } from '#ui/primitives/layout/stack.tsx'
import { Surface } from '#ui/primitives/layout/surface.tsx'
import { Heading } from '#ui/primitives/text/heading.tsx'
import { errorOf } from '../../client/client.ts'
import { useFormat } from '../../shared/use-format.ts'
import { useExplain } from '../../site/use-explain.ts'
import { MailPreview } from './mail-preview.tsx'
import type { DeskComplaint } from './queries.ts'
import { useLanguageName } from './use-language-name.ts'

export type AnswerFormProps = {
  readonly complaint: DeskComplaint
  readonly text: string
  readonly onText: (text: string) => void
  readonly busy: boolean
  readonly error: unknown
  readonly onSend: () => void
}

/** Writes the answer, shows the mail that it becomes, and sends it. */
export function AnswerForm({ complaint, text, onText, busy, error, onSend }: AnswerFormProps) {
  const { t } = useTranslation('desk-complaints')
  const explain = useExplain()
  const gap = useGap(text, complaint.answer_limit)
  const [attempted, setAttempted] = useState(false)
  const { id, has_email: hasEmail, language, answer_limit: limit } = complaint
  const languageName = useLanguageName()
  const left = limit - lengthOf(text.trim())
  const isRefused = error && errorOf(error).code !== 'complaint.answered'
  return (
    <Surface as="section">
      <Stack gap="m">
        <Heading level={2} size="l">
          {t('answer.title')}
        </Heading>
        <Form
          label={t('answer.title')}
          gap="m"
          onSubmit={() => {
            setAttempted(true)
            if (gap === null && !busy) onSend()
          }}
        >
          <TextArea
            label={t('answer.text')}
            hint={t(hasEmail ? 'answer.hint-mail' : 'answer.hint-page', {
              language: languageName(language),
            })}
            rows={5}
            value={text}
            lang={language}
            error={(attempted || left < 0) && gap !== null ? gap : undefined}
            {...(left >= 0 && left <= 500 && { remaining: t('answer.remaining', { count: left }) })}
            onValueChange={onText}
          />
          {isRefused ? <Alert tone="danger">{explain(error)}</Alert> : null}
          {hasEmail && <MailPreview id={id} text={text} possible={gap === null} />}
          <Button type="submit" tone="ember" wide busy={busy}>
            {t(hasEmail ? 'answer.send-mail' : 'answer.send-page')}
          </Button>
        </Form>
      </Stack>
    </Surface>
  )
}

/** What the text lacks; `null` if it can be sent. */
function useGap(text: string, limit: number): string | null {
  const { t } = useTranslation('errors')
  const format = useFormat()
  if (text.trim() === '') return t('complaint.answer-empty')
  if (!isLonger(text.trim(), limit)) return null
  return t('complaint.answer-too-long', { limit: format.number(limit) })
}
