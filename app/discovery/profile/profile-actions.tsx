import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { AnswerField } from '#ui/patterns/answer-field/answer-field.tsx'
import { Box } from '#ui/primitives/layout/box.tsx'
import { Text } from '#ui/primitives/text/text.tsx'
import { userQuery } from '../../accounts/account/queries.ts'
import { useSignup } from '../../accounts/account/signup-context.ts'
import { usePossible } from '../../accounts/account/use-possible.ts'
import type { Profile } from '../../profiles/members/queries.ts'
import { LikeHeart } from '../likes/like-heart.tsx'
import { AnswerLink } from '../likes/use-answerable.tsx'
import { useMessagePrice } from '../likes/use-write-words.ts'

export type ProfileActionsProps = { readonly profile: Profile }

/** Actions of a profile: write, and like. */
export function ProfileActions({ profile }: ProfileActionsProps) {
  // With nothing left to write, the one thing to do for this member is the like.
  const { allowance, name } = profile
  const spent = allowance?.left === 0
  const possible = usePossible()
  return (
    <>
      <Box grow>
        {spent ? (
          <Text weight="medium">{possible(allowance, name)}</Text>
        ) : (
          <Write profile={profile} />
        )}
      </Box>
      <LikeHeart card={profile} tone={spent ? 'ember' : 'quiet'} />
    </>
  )
}

/** The field for a message that answers their line, or for any; for a visitor the way to an account. */
function Write({ profile: { id, name, line } }: ProfileActionsProps) {
  const { t } = useTranslation(['members', 'common'])
  const { data: user } = useQuery(userQuery)
  const signup = useSignup()
  const price = useMessagePrice()
  return (
    <AnswerField
      to={
        user ? (
          <AnswerLink id={id} />
        ) : (
          <button type="button" onClick={() => signup.open({ member: id })} />
        )
      }
      price={price}
    >
      {t(line ? 'line.answer-field' : 'profile.write-field', { name })}
    </AnswerField>
  )
}
