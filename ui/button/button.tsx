import { Slot } from 'radix-ui'
import type { ComponentProps, MouseEvent, ReactNode } from 'react'
import { Icon } from '../icon/icon.tsx'
import type { IconName } from '../icon/icons.ts'
import { classes } from '../layout/element.ts'
import * as styles from './button.css.ts'
import { Dots } from './dots.tsx'

export type ButtonProps = Omit<ComponentProps<'button'>, 'className' | 'style'> & {
  /** What it says. With `asChild` one link, which then looks like this button. */
  readonly children: ReactNode
  /** Ember is the one main action of a screen; trust is for money; quiet is for the rest. */
  readonly tone?: keyof typeof styles.tone
  readonly size?: keyof typeof styles.size
  /** As wide as what it stands in. */
  readonly wide?: boolean
  readonly icon?: IconName
  /** Around a face or another picture, with no room beside it; it needs an `aria-label`. */
  readonly round?: boolean
  /** Work is going on: the button keeps its size and its focus, and cannot be pressed again. */
  readonly busy?: boolean
  /** Lends its look to its one child, an anchor or a router's link. */
  readonly asChild?: boolean
}

/** Does something when pressed. */
export function Button({
  children,
  tone = 'quiet',
  size = 'm',
  wide = false,
  round = false,
  icon,
  busy = false,
  asChild = false,
  onClick,
  type = 'button',
  ...rest
}: ButtonProps) {
  const names = classes(
    styles.button,
    styles.tone[tone],
    styles.size[size],
    wide && styles.wide,
    round && styles.round,
  )
  const picture = icon && <Icon name={icon} />

  if (asChild) {
    return (
      <Slot.Root {...rest} className={names}>
        {picture}
        <Slot.Slottable>{children}</Slot.Slottable>
      </Slot.Root>
    )
  }

  const press = (event: MouseEvent<HTMLButtonElement>) =>
    busy ? event.preventDefault() : onClick?.(event)

  return (
    <button
      {...rest}
      type={type}
      onClick={press}
      aria-busy={busy || undefined}
      aria-disabled={busy || rest['aria-disabled']}
      className={names}
    >
      <span className={classes(styles.content, busy && styles.busy)}>
        {picture}
        {children}
      </span>
      {busy && <Dots />}
    </button>
  )
}
