import { useQueryClient } from '@tanstack/react-query'
import { useNavigate, useRouter } from '@tanstack/react-router'
import { useMachine, useSelector } from '@xstate/react'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Carried, SignupStep } from '#core/membership/signup/draft.ts'
import { isCountry } from '#core/site/countries.ts'
import { localeOf } from '#core/site/locales.ts'
import { TaskDialog } from '#ui/primitives/dialog/task-dialog.tsx'
import { Stack } from '#ui/primitives/layout/stack.tsx'
import { Progress } from '#ui/primitives/progress/progress.tsx'
import { Loading, Skeleton } from '#ui/primitives/skeleton/skeleton.tsx'
import { Text } from '#ui/primitives/text/text.tsx'
import { OfferedLanguage } from '../../accounts/account/offered-language.tsx'
import { newId } from '../../shared/new-id.ts'
import { urlDomains } from '../../shared/url-domains.ts'
import type { Settings } from '../../site/queries.ts'
import { siteKinds } from '../../site/site-kinds.ts'
import { AddresseeCard } from './addressee-card.tsx'
import { ConfirmEmail } from './confirm-email.tsx'
import { LeaveQuestion } from './leave-question.tsx'
import { OwnCard } from './own-card.tsx'
import { PushQuestion } from './push-question.tsx'
import { signupMachine } from './signup.machine.ts'
import { SignupActions } from './signup-actions.tsx'
import { signupActors, storeSignup } from './signup-actors.ts'
import { placeIn } from './signup-place.ts'
import { SignupSteps } from './signup-steps.tsx'
import { Terms } from './steps/terms.tsx'
import { isSending, placeOf } from './steps.ts'
import { useStepHistory } from './use-step-history.ts'

export type SignupDialogProps = {
  /** The recipient's id. */
  readonly member: string | null
  /** Answers given before it opened. */
  readonly carried?: Carried | undefined
  /** Whether the page's URL implies that it is open. */
  readonly page?: boolean
  /** Closed on the page where it was opened. */
  readonly onClose: () => void
  /** The user navigated to another page. */
  readonly onGone: () => void
}

type Props = SignupDialogProps & { readonly settings: Settings }

const useSignupMachine = ({
  settings,
  member,
  carried = {},
}: Pick<Props, 'settings' | 'member' | 'carried'>) => {
  const queries = useQueryClient()
  const { history } = useRouter()
  const { i18n } = useTranslation()
  const [given] = useState(() => {
    const { name, countries, interests, message_length, min_age } = settings
    const rules = {
      name,
      interests,
      messageLength: message_length,
      minimumAge: min_age,
      domains: urlDomains,
    }
    const known = countries.filter(isCountry)
    const input = { rules: { ...rules, countries: known }, now: Date.now(), newId }
    const locale = localeOf(i18n.language)
    const at = placeIn(history.location)?.step ?? null
    const actors = signupActors({ queries, settings, locale, member, carried, at, input })
    return { machine: signupMachine.provide({ actors }), input }
  })
  return useMachine(given.machine, { input: given.input })
}

type SignupState = ReturnType<typeof useSignupMachine>[0]

type Leaving = Pick<Props, 'member' | 'page' | 'onClose' | 'onGone'> & {
  readonly state: SignupState
  readonly onStep: (step: SignupStep) => void
}

/** Ways out of the signup: asks first if what was typed would be lost. */
function useLeaving({ state, member, page = false, onStep, onClose, onGone }: Leaving) {
  const navigate = useNavigate()
  const [leaving, setLeaving] = useState(false)
  const asking = state.matches('asking')
  const confirming = state.matches('confirming')
  const { filled } = state.context
  const steps = useStepHistory({
    signup: state.context,
    phase: asking ? 'steps' : confirming ? 'done' : 'working',
    member,
    page,
    onStep,
    onLeft: () => {
      if (asking && filled) setLeaving(true)
      else if (asking || confirming || state.matches('beginning')) onGone()
    },
    onGone,
  })
  const finish = async () => {
    const left = await steps.leave()
    onGone()
    await navigate({ to: '/signup-matches', replace: page && !left })
  }
  const stop = async () => {
    if (asking && filled && !leaving) return setLeaving(true)
    const left = await steps.leave()
    if (left) onGone()
    else onClose()
  }
  return {
    leaving,
    back: steps.back,
    close: () => void (confirming ? finish() : stop()),
    resume: () => {
      setLeaving(false)
      void steps.resume()
    },
  }
}

/** The signup steps and their result, in one modal (spec §2). */
export function SignupFlow({ settings, member, carried, ...dialog }: Props) {
  const { t } = useTranslation('signup')
  const { t: common } = useTranslation()
  const [state, send] = useSignupMachine({ settings, member, carried })
  const { context } = state
  const { draft, step } = context
  const push = useSelector(state.children.push, (snapshot) => snapshot)
  const busy = state.hasTag('busy') || push?.hasTag('busy') === true
  const asking = state.matches('asking')
  const confirming = state.matches('confirming')
  // Keep the last step until it is known whether to ask.
  const asked = !confirming && (!state.matches('askingPush') || push?.matches('looking') !== false)

  useEffect(() => {
    if (asking) storeSignup(context)
  }, [asking, context])

  const onStep = (to: SignupStep) => send({ type: 'wentTo', step: to })
  const { leaving, back, close, resume } = useLeaving({ state, member, onStep, ...dialog })
  const { index, count } = placeOf({ draft, step })

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
      back={asking ? { label: common('back'), onPress: index > 0 ? back : close } : undefined}
      progress={
        <Progress
          steps={count}
          step={asked ? index : count}
          label={asked ? t('step', { step: index + 1, steps: count }) : t('step.done')}
        />
      }
      note={asked && isSending(context) && <Terms />}
      actions={
        !state.matches('beginning') && (
          <SignupActions
            place={asked ? 'step' : confirming ? 'confirm' : 'push'}
            signup={context}
            busy={busy}
            onFinish={close}
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
          {asking && index === 0 && <OfferedLanguage />}
          {asked && draft.to && <AddresseeCard member={draft.to.id} whole={step === 'message'} />}
          {asking && (
            <OwnCard signup={context} onReopen={(to) => send({ type: 'reopened', step: to })} />
          )}
          {asked && <SignupSteps signup={context} onSend={send} />}
          {asked && isSending(context) && (
            <Text size="s" tone="muted">
              {t(`kinds.${siteKinds(settings)}`, { site: settings.name })}
            </Text>
          )}
          {confirming && <ConfirmEmail signup={context} onSend={send} busy={busy} />}
          {!asked && !confirming && <PushQuestion site={settings.name} />}
          {/* There before it has words, so that they are announced. */}
          {!asked && <output>{context.push && t(`push.${context.push}`)}</output>}
        </Stack>
      )}
      <LeaveQuestion open={leaving} onStop={close} onGoOn={resume} />
    </TaskDialog>
  )
}
