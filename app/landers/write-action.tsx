import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { TextArea } from '#ui/primitives/field/text-area.tsx'
import type { MemberLanderProps } from './member-landing.tsx'
import { SignUpAction } from './sign-up-action.tsx'

/** Room for a first message to a member, which the signup takes along. */
export function WriteAction({ profile: { id, name } }: MemberLanderProps) {
  const { t } = useTranslation('landers')
  const [message, setMessage] = useState('')
  return (
    <SignUpAction
      icon="message"
      member={id}
      carried={{ message }}
      field={
        <TextArea
          label={t('member.answer', { name })}
          rows={3}
          value={message}
          onValueChange={setMessage}
        />
      }
    >
      {t('member.write', { name })}
    </SignUpAction>
  )
}
