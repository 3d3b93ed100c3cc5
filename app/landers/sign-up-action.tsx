import { useQuery } from '@tanstack/react-query'
import { type FormEvent, type MouseEvent, type ReactNode, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { Carried } from '#core/membership/signup/draft.ts'
import { Button } from '#ui/primitives/button/button.tsx'
import { useEarlyClicks } from '#ui/primitives/early/use-early-clicks.ts'
import type { IconName } from '#ui/primitives/icon/icons.ts'
import { scripted } from '#ui/primitives/layout/scripted.css.ts'
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
  /** The page's own question, answered before the action. */
  readonly field?: ReactNode
  /** Its answer, with which the signup starts. */
  readonly carried?: Carried
}

/** The lander's primary action, with the site one joins and the price below. Earlier clicks are replayed after hydration. */
export function SignUpAction(props: SignUpActionProps) {
  const { t } = useTranslation('landers')
  const { data: settings } = useQuery(settingsQuery)
  // A campaign leads from another site to that of its niche: one reads which it is.
  const joined = settings && settings.brand !== 'default' ? settings.name : null
  const price = { count: settings?.message_credits ?? 0, granted: settings?.signup_credits ?? 0 }
  return (
    <Stack gap="s">
      {props.field ? <Asking {...props} /> : <Leading {...props} />}
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

const pathTo = (member: string | undefined) => (member ? `/members/${member}/signup` : '/signup')
const opens = (member: string | undefined) => member !== undefined && { member }

/** Opens the signup with an answer, once: what was changed there since stands. */
function useOpening({ member, carried = {} }: SignUpActionProps): () => void {
  const signup = useSignup()
  const sent = useRef('')
  return () => {
    const answer = JSON.stringify(carried)
    signup.open({ ...opens(member), ...(answer !== sent.current && { carried }) })
    sent.current = answer
  }
}

function Leading(props: SignUpActionProps) {
  const { children, icon, member, tone = 'ember' } = props
  const early = useEarlyClicks<HTMLAnchorElement>()
  const opening = useOpening(props)
  const open = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    opening()
  }
  return (
    <Button asChild tone={tone} size="l" wide {...(icon && { icon })}>
      <a href={pathTo(member)} {...early} onClick={open}>
        {children}
      </a>
    </Button>
  )
}

/** Without scripts only the action is left, and leads on. Its fields have no names: an answer never is in a URL. */
function Asking(props: SignUpActionProps) {
  const { children, icon, member, field, tone = 'ember' } = props
  const early = useEarlyClicks<HTMLFormElement>()
  const opening = useOpening(props)
  const open = (event: FormEvent) => {
    event.preventDefault()
    opening()
  }
  return (
    <form {...early} noValidate onSubmit={open}>
      <Stack gap="m">
        <div className={scripted}>{field}</div>
        <Button
          type="submit"
          formAction={pathTo(member)}
          tone={tone}
          size="l"
          wide
          {...(icon && { icon })}
        >
          {children}
        </Button>
      </Stack>
    </form>
  )
}
