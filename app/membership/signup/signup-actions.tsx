import { useTranslation } from 'react-i18next'
import { isBlank } from '#core/shared/text.ts'
import { Alert } from '#ui/primitives/alert/alert.tsx'
import { Button } from '#ui/primitives/button/button.tsx'
import { useIsConfirmed } from '../../accounts/account/use-is-confirmed.ts'
import { useExplain } from '../../site/use-explain.ts'
import type { SignupEvent } from './signup.machine.ts'
import type { Signup } from './signup-state.ts'
import { STEP_FORM } from './signup-steps.tsx'
import { isSending } from './steps.ts'

export type SignupActionsProps = {
  readonly place: 'step' | 'push' | 'confirm'
  readonly signup: Signup
  readonly busy: boolean
  readonly onFinish: () => void
  readonly onSend: (event: SignupEvent) => void
}

/** The primary button of each step, always in the same place. */
export function SignupActions({ place, signup, busy, onFinish, onSend }: SignupActionsProps) {
  const { t } = useTranslation('signup')
  const { t: common } = useTranslation()
  const explain = useExplain()
  const confirmed = useIsConfirmed()
  const { step, draft, photo, refusal } = signup

  if (place === 'confirm') {
    return (
      <Button tone="ember" wide onClick={onFinish}>
        {confirmed ? common('next') : t('confirm.look')}
      </Button>
    )
  }
  if (place === 'push') {
    return (
      <>
        <Button tone="ember" wide busy={busy} onClick={() => onSend({ type: 'pushAllowed' })}>
          {t('push.allow')}
        </Button>
        <Button wide disabled={busy} onClick={() => onSend({ type: 'pushSkipped' })}>
          {t('push.skip')}
        </Button>
      </>
    )
  }
  const without =
    step === 'message' && isBlank(draft.message)
      ? t('next.no-message')
      : step === 'line' && isBlank(draft.line)
        ? t('next.no-line')
        : step === 'photo' && !photo
          ? t('next.no-photo')
          : null
  const last = isSending(signup)
  const words = last ? t('submit') : (without ?? common('next'))
  return (
    <>
      {refusal && <Alert tone="danger">{explain(refusal)}</Alert>}
      <Button
        tone={without ? 'ink' : 'ember'}
        wide
        type="submit"
        form={STEP_FORM}
        busy={busy}
        aria-label={busy ? t('working') : undefined}
        onClick={(event) => {
          // The second tap of a double tap would submit the next step unseen.
          if (event.detail > 1) event.preventDefault()
        }}
      >
        {words}
      </Button>
    </>
  )
}
