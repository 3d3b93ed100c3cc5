import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useMachine, useSelector } from '@xstate/react'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { dayOf } from '#core/shared/time.ts'
import { isCountry } from '#core/site/countries.ts'
import { DEFAULT_DATE_LOCALE, isLocale } from '#core/site/locales.ts'
import { TaskDialog } from '#ui/dialog/task-dialog.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { Progress } from '#ui/progress/progress.tsx'
import { Loading, Skeleton } from '#ui/skeleton/skeleton.tsx'
import { newId } from '../shared/new-id.ts'
import type { Settings } from '../site/queries.ts'
import { AddresseeCard } from './addressee-card.tsx'
import { ConfirmEmail } from './confirm-email.tsx'
import { PushQuestion } from './push-question.tsx'
import { signupMachine } from './signup.machine.ts'
import { SignupActions } from './signup-actions.tsx'
import { keepSignup, signupActors } from './signup-actors.ts'
import type { SignupDialogProps } from './signup-dialog.tsx'
import { SignupSteps } from './signup-steps.tsx'
import { placeOf, stepBefore } from './steps.ts'

type Props = SignupDialogProps & { readonly settings: Settings }

const useSignupMachine = ({ settings, member }: Pick<Props, 'settings' | 'member'>) => {
  const queries = useQueryClient()
  const { i18n } = useTranslation()
  const [given] = useState(() => {
    const { countries, interests, message_length, min_age } = settings
    const rules = { interests, messageLength: message_length, minimumAge: min_age }
    const known = countries.filter(isCountry)
    const input = { rules: { ...rules, countries: known }, today: dayOf(Date.now()), newId }
    const locale = isLocale(i18n.language) ? i18n.language : DEFAULT_DATE_LOCALE
    const actors = signupActors({ queries, settings, locale, member, input })
    return { machine: signupMachine.provide({ actors }), input }
  })
  return useMachine(given.machine, { input: given.input })
}

/** The five steps, and what follows them, in one modal (spec §2). */
export function SignupFlow({ settings, member, onClose, onGone }: Props) {
  const { t } = useTranslation('signup')
  const { t: common } = useTranslation()
  const navigate = useNavigate()
  const [state, send] = useSignupMachine({ settings, member })
  const { context } = state
  const { draft, step } = context
  const push = useSelector(state.children.push, (snapshot) => snapshot)
  const busy = state.hasTag('busy') || push?.hasTag('busy') === true
  const asking = state.matches('asking')
  const confirming = state.matches('confirming')
  // Until it is known whether there is anything to ask, the last step stays.
  const asked = !confirming && (!state.matches('askingPush') || push?.matches('looking') !== false)

  useEffect(() => {
    if (asking) keepSignup(context)
  }, [asking, context])

  const { index, count } = placeOf({ draft, step })
  const close = confirming ? () => finish() : onClose
  const finish = () => {
    onGone()
    void navigate({ to: '/members' })
  }
  const goBack = () => (stepBefore({ draft, step }) ? send({ type: 'back' }) : onClose())

  return (
    <TaskDialog
      open
      title={t('title')}
      onClose={close}
      dismissible={!state.hasTag('inProgress')}
      close={
        asking || confirming
          ? { label: confirming ? common('close') : t('close'), onPress: close }
          : undefined
      }
      back={asking ? { label: common('back'), onPress: goBack } : undefined}
      progress={
        <Progress
          steps={count}
          step={asked ? index : count}
          label={asked ? t('step', { step: index + 1, steps: count }) : t('step.done')}
        />
      }
      actions={
        !state.matches('beginning') && (
          <SignupActions
            place={asked ? 'step' : confirming ? 'confirm' : 'push'}
            signup={context}
            busy={busy}
            onFinish={finish}
            onSend={send}
          />
        )
      }
    >
      {state.matches('beginning') ? (
        <Loading label={common('loading')}>
          <Skeleton />
        </Loading>
      ) : (
        <Stack gap="l">
          {asked && draft.to && <AddresseeCard member={draft.to.id} whole={step === 'message'} />}
          {asked && <SignupSteps signup={context} onSend={send} />}
          {confirming && <ConfirmEmail signup={context} onSend={send} busy={busy} />}
          {!asked && !confirming && <PushQuestion site={settings.name} />}
        </Stack>
      )}
    </TaskDialog>
  )
}
