import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { Button } from '#ui/button/button.tsx'
import { Inline } from '#ui/layout/inline.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { Text } from '#ui/text/text.tsx'
import { AllowanceLine } from '../account/allowance-line.tsx'
import { userQuery } from '../account/queries.ts'
import { useSignup } from '../account/signup-door.ts'
import { LikeHeart } from '../likes/like-heart.tsx'
import type { Profile } from '../members/queries.ts'

export type ProfileActionsProps = { readonly profile: Profile }

/** What one can do at a profile: write, and quietly beside it, like. One's own leads to editing it. */
export function ProfileActions({ profile }: ProfileActionsProps) {
  const { t } = useTranslation('members')
  if (profile.own) {
    return (
      <Inline gap="xs" justify="between" grow>
        <Text size="s" tone="muted">
          {t('profile.own')}
        </Text>
        <Button asChild icon="edit">
          <Link to="/profile">{t('profile.edit')}</Link>
        </Button>
      </Inline>
    )
  }
  return (
    <>
      <Stack gap="xs" grow>
        <Write member={profile.id} />
        <AllowanceLine allowance={profile.allowance} />
      </Stack>
      <LikeHeart card={profile} tone="quiet" />
    </>
  )
}

function Write({ member }: { readonly member: string }) {
  const { t } = useTranslation('members')
  const signup = useSignup()
  const { data: user } = useQuery(userQuery)
  return user ? (
    <Button asChild tone="ember" icon="message" wide>
      <Link to="/members/$id/chat" params={{ id: member }}>
        {t('profile.write')}
      </Link>
    </Button>
  ) : (
    <Button tone="ember" icon="message" wide onClick={() => signup.open(member)}>
      {t('profile.write')}
    </Button>
  )
}
