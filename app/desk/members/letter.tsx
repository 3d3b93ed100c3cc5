import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ConfirmDialog } from '#ui/patterns/confirm-dialog/confirm-dialog.tsx'
import { Alert } from '#ui/primitives/alert/alert.tsx'
import { Button } from '#ui/primitives/button/button.tsx'
import { TextField } from '#ui/primitives/field/text-field.tsx'
import { Inline } from '#ui/primitives/layout/inline.tsx'
import { Stack } from '#ui/primitives/layout/stack.tsx'
import { Text } from '#ui/primitives/text/text.tsx'
import { answered, api, errorOf } from '../../client/client.ts'
import { useFormat } from '../../shared/use-format.ts'
import { useExplain } from '../../site/use-explain.ts'
import { TwoLines } from '../operation/two-lines.tsx'
import type { MemberLetter } from './queries.ts'
import { noonOf, useDue } from './use-due.ts'

export type LetterProps = { readonly letter: MemberLetter }

/** A request by letter: until when it is to be answered, how it was, and what answers it. */
export function Letter({ letter }: LetterProps) {
  const { t } = useTranslation(['desk-members', 'desk'])
  const format = useFormat()
  const due = useDue()(letter)
  const { state, kind, extended, reason } = letter
  const name = letter.closed_by ?? t('desk:somebody')
  return (
    <Stack gap="s">
      <TwoLines
        wrong={state === 'open' && due.late}
        facts={[
          t('letters.came', { when: format.date(noonOf(letter.came_on)) }),
          t('letters.added', { name: letter.added_by }),
          state === 'open'
            ? due.text
            : t(`letters.was-${state}`, { name, when: format.moment(letter.closed_at ?? '') }),
        ]}
      >
        {t(`letters.${kind}`)}
      </TwoLines>
      {extended && (
        <Text size="s" typed>
          {t('letters.extended', { reason: extended })}
        </Text>
      )}
      {reason && (
        <Text size="s" typed>
          {reason}
        </Text>
      )}
      <Answers letter={letter} />
    </Stack>
  )
}

/** What is asked once more. */
type Ask = 'extend' | 'drop' | 'leave' | 'erase'
type Answer = Ask | 'download' | 'hand'

/** What takes the operator's words. */
const WORDED: ReadonlySet<Ask> = new Set(['extend', 'drop'])

/** What can be done about it while it is open; why it could not be stays said. */
function Answers({ letter }: LetterProps) {
  const { t } = useTranslation(['desk-members', 'desk-cases'])
  const explain = useRefusal()
  const [ask, setAsk] = useState<Ask>('drop')
  // Beside what is asked: its words stay while the dialog goes.
  const [asking, setAsking] = useState(false)
  const [reason, setReason] = useState('')
  const answer = useAnswer(letter, reason)
  const worded = WORDED.has(ask)
  return (
    <>
      {letter.state === 'open' && (
        <Buttons
          letter={letter}
          busy={answer.isPending ? answer.variables : null}
          onAnswer={(what) => {
            answer.reset()
            if (what === 'download' || what === 'hand') return answer.mutate(what)
            setReason('')
            setAsk(what)
            setAsking(true)
          }}
        />
      )}
      {answer.error && !asking && <Alert tone="danger">{explain(answer.error)}</Alert>}
      <ConfirmDialog
        open={asking}
        busy={answer.isPending}
        tone={worded ? 'ink' : 'danger'}
        title={t(TITLES[ask])}
        confirm={t(TITLES[ask])}
        cancel={t('desk-cases:cancel')}
        onConfirm={() => answer.mutate(ask, { onSuccess: () => setAsking(false) })}
        onCancel={() => setAsking(false)}
      >
        <Stack gap="m">
          <Text>{t(`letters.${ask}-text`)}</Text>
          {worded && (
            <TextField label={t('block.reason')} value={reason} onValueChange={setReason} />
          )}
          {answer.error && <Alert tone="danger">{explain(answer.error)}</Alert>}
        </Stack>
      </ConfirmDialog>
    </>
  )
}

/** Why it could not be; what keeps a member from being erased is said in full. */
function useRefusal() {
  const { t } = useTranslation('desk-members')
  const explain = useExplain()
  return (thrown: unknown) => {
    const error = errorOf(thrown)
    return error.code === 'erasure.held' ? t(`letters.held-${error.because}`) : explain(thrown)
  }
}

type ButtonsProps = LetterProps & {
  readonly busy: Answer | null
  readonly onAnswer: (what: Answer) => void
}

function Buttons({ letter: { kind, extended }, busy, onAnswer }: ButtonsProps) {
  const { t } = useTranslation('desk-members')
  const answers: readonly Answer[] = [
    ...(kind === 'export' ? (['download', 'hand'] as const) : (['leave', 'erase'] as const)),
    ...(extended === null ? (['extend'] as const) : []),
    'drop',
  ]
  return (
    <>
      <Inline gap="xs">
        {answers.map((what) => (
          <Button
            key={what}
            size="s"
            busy={busy === what}
            disabled={busy !== null}
            onClick={() => onAnswer(what)}
          >
            {t(TITLES[what])}
          </Button>
        ))}
      </Inline>
      {kind === 'export' && <Text size="s">{t('letters.download-text')}</Text>}
    </>
  )
}

const TITLES = {
  download: 'letters.download',
  hand: 'letters.hand',
  extend: 'letters.extend',
  drop: 'letters.drop',
  leave: 'letters.leave',
  erase: 'letters.at-once',
} as const

function useAnswer({ id, site }: Pick<MemberLetter, 'id' | 'site'>, reason: string) {
  const { i18n } = useTranslation()
  const queries = useQueryClient()
  const request = api.desk.requests({ id })
  const call = (what: Answer): Promise<unknown> => {
    switch (what) {
      case 'download':
        return answered(request.export.post()).then(async (everything) => {
          const { saveExport } = await import('../../accounts/account/save-export.ts')
          await saveExport(everything, site, i18n)
        })
      case 'extend':
        return answered(request.extension.post({ reason }))
      case 'leave':
      case 'erase':
        return answered(request.erasure.post({ at_once: what === 'erase' }))
      default:
        return answered(request.end.post({ reason: what === 'drop' ? reason : null }))
    }
  }
  return useMutation<unknown, Error, Answer>({
    mutationFn: call,
    onSettled: () => queries.invalidateQueries({ queryKey: ['desk'] }),
  })
}
