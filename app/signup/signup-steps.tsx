import { Form } from '#ui/field/form.tsx'
import { keepPhoto } from './kept-photo.ts'
import type { SignupEvent } from './signup.machine.ts'
import type { Signup } from './signup-state.ts'
import type { StepProps } from './step-props.ts'
import { AboutStep } from './steps/about-step.tsx'
import { LocationStep } from './steps/location-step.tsx'
import { MessageStep } from './steps/message-step.tsx'
import { PersonalStep } from './steps/personal-step.tsx'
import { PhotoStep } from './steps/photo-step.tsx'

/** The form of the step one is at; the button that sends it stands elsewhere. */
export const STEP_FORM = 'signup-step'

export type SignupStepsProps = {
  readonly signup: Signup
  readonly onSend: (event: SignupEvent) => void
}

/** The step one is at. */
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
  const { step, draft, refusals, photo } = signup
  const props: StepProps = {
    draft,
    refusals,
    onFill: (change) => onSend({ type: 'filled', change }),
    onLeave: (field) => onSend({ type: 'left', field }),
  }
  switch (step) {
    case 'message':
      return draft.to && <MessageStep {...props} to={draft.to} />
    case 'photo':
      return (
        <PhotoStep
          photo={photo}
          onChoose={(chosen) => {
            void keepPhoto(chosen)
            onSend({ type: 'photoChosen', photo: chosen })
          }}
        />
      )
    case 'location':
      return <LocationStep {...props} />
    case 'personal':
      return <PersonalStep {...props} />
    case 'about':
      return <AboutStep {...props} />
  }
}
