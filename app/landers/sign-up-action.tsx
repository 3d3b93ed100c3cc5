import { useQuery } from '@tanstack/react-query'
import type { MouseEvent, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#ui/button/button.tsx'
import { useEarly } from '#ui/early/use-early.ts'
import type { IconName } from '#ui/icon/icons.ts'
import { Stack } from '#ui/layout/stack.tsx'
import { Text } from '#ui/text/text.tsx'
import { useSignup } from '../account/signup-door.ts'
import { settingsQuery } from '../site/queries.ts'

export type SignUpActionProps = {
  readonly children: ReactNode
  readonly icon?: IconName
  readonly tone?: 'ember' | 'ink'
  /** The member the signup begins with a message to. */
  readonly member?: string
}

/** The one action of a lander, and beneath it what it costs. Pressed before the app runs, it is pressed again afterwards. */
export function SignUpAction({ children, icon, member, tone = 'ember' }: SignUpActionProps) {
  const { t } = useTranslation('landers')
  const { data: settings } = useQuery(settingsQuery)
  const signup = useSignup()
  const early = useEarly<HTMLAnchorElement>()
  const open = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    signup.open(member)
  }
  const price = { count: settings?.message_credits ?? 0, granted: settings?.signup_credits ?? 0 }
  return (
    <Stack gap="s">
      <Button asChild tone={tone} size="l" wide {...(icon && { icon })}>
        <a href={member ? `/members/${member}/signup` : '/signup'} {...early} onClick={open}>
          {children}
        </a>
      </Button>
      <Text size="s" tone="muted" align="center">
        {t('promise', price)}
      </Text>
    </Stack>
  )
}
