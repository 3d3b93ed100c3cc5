import { useTranslation } from 'react-i18next'
import { Heading } from '#ui/primitives/text/heading.tsx'
import { EmailQuestion, LoginInstead } from './email-question.tsx'
import { PasswordQuestion, type PasswordQuestionProps } from './password-question.tsx'

/** The email and the password: how one logs in. */
export function LoginStep(props: PasswordQuestionProps) {
  const { draft, refusals } = props
  const { t } = useTranslation('signup')
  return (
    <>
      <Heading level={2} arrives>
        {t('personal.password-title')}
      </Heading>
      <EmailQuestion {...props} />
      <PasswordQuestion {...props} />
      {refusals.email?.code !== 'email.taken' && <LoginInstead email={draft.email} />}
    </>
  )
}
