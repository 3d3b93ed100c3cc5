import { useQuery } from '@tanstack/react-query'
import type { MouseEvent, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#ui/primitives/button/button.tsx'
import { useEarlyClicks } from '#ui/primitives/early/use-early-clicks.ts'
import type { IconName } from '#ui/primitives/icon/icons.ts'
import { Stack } from '#ui/primitives/layout/stack.tsx'
import { Text } from '#ui/primitives/text/text.tsx'
import { useSignup } from '../accounts/account/signup-context.ts'
import { settingsQuery } from '../site/queries.ts'

export type SignUpActionProps = {
  readonly children: ReactNode
  readonly icon?: IconName
  readonly tone?: 'ember' | 'ink'
  /** Recipient of the first message. */
  readonly member?: string
}

/** The lander's primary action, with the site one joins and the price below. Earlier clicks are replayed after hydration. */
export function SignUpAction({ children, icon, member, tone = 'ember' }: SignUpActionProps) {
  const { t } = useTranslation('landers')
  const { data: settings } = useQuery(settingsQuery)
  const signup = useSignup()
  const early = useEarlyClicks<HTMLAnchorElement>()
  const open = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    signup.open(member)
  }
  // A campaign leads from another site to that of its niche: one reads which it is.
  const joined = settings && settings.brand !== 'default' ? settings.name : null
  const price = { count: settings?.message_credits ?? 0, granted: settings?.signup_credits ?? 0 }
  return (
    <Stack gap="s">
      <Button asChild tone={tone} size="l" wide {...(icon && { icon })}>
        <a href={member ? `/members/${member}/signup` : '/signup'} {...early} onClick={open}>
          {children}
        </a>
      </Button>
      {joined && (
        <Text size="s" weight="semibold" align="center">
          {t('joins', { site: joined })}
        </Text>
      )}
      <Text size="s" tone="muted" align="center">
        {t('promise', price)}
      </Text>
    </Stack>
  )
}
