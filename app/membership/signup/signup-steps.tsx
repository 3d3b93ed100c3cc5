import { Form } from '#ui/primitives/field/form.tsx'
import type { SignupEvent } from './signup.machine.ts'
import type { Signup } from './signup-state.ts'
import { AboutStep } from './steps/about-step.tsx'
import { LineStep } from './steps/line-step.tsx'
import { LocationStep } from './steps/location-step.tsx'
import { LoginStep } from './steps/login-step.tsx'
import { MessageStep } from './steps/message-step.tsx'
import { PersonalStep } from './steps/personal-step.tsx'
import { PhotoStep } from './steps/photo-step.tsx'
import { PreferenceStep } from './steps/preference-step.tsx'
import type { StepProps } from './steps/step-props.ts'
import { storePhoto } from './stored-photo.ts'

/** The current step's form; its submit button is elsewhere. */
export const STEP_FORM = 'signup-step'

export type SignupStepsProps = {
  readonly signup: Signup
  readonly onSend: (event: SignupEvent) => void
}

/** The current step. */
export function SignupSteps({ signup, onSend }: SignupStepsProps) {
  const { step, refusals } = signup
  return (
    <Form
      key={step}
      id={STEP_FORM}
      judged={Object.keys(refusals).length > 0}
      onSubmit={() => onSend({ type: 'next' })}
    >
      <Step signup={signup} onSend={onSend} />
    </Form>
  )
}

function Step({ signup, onSend }: SignupStepsProps) {
  const { step, draft, refusals, photo, passwordGone } = signup
  const props: StepProps = {
    draft,
    refusals,
    onFill: (change) => onSend({ type: 'filled', change }),
    onLeave: (field) => onSend({ type: 'left', field }),
  }
  switch (step) {
    case 'message':
      return draft.to && <MessageStep {...props} to={draft.to} />
    case 'line':
      return <LineStep {...props} />
    case 'photo':
      return (
        <PhotoStep
          photo={photo}
          onChoose={(chosen) => {
            void storePhoto(chosen)
            onSend({ type: 'photoChosen', photo: chosen })
          }}
        />
      )
    case 'location':
      return <LocationStep {...props} />
    case 'personal':
      return <PersonalStep {...props} />
    case 'login':
      return <LoginStep {...props} gone={passwordGone} />
    case 'preference':
      return <PreferenceStep {...props} />
    case 'about':
      return <AboutStep {...props} />
  }
}
