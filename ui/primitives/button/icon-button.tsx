import { Slot } from 'radix-ui'
import type { ComponentProps, ReactNode } from 'react'
import { Icon } from '../icon/icon.tsx'
import type { IconName } from '../icon/icons.ts'
import { classes } from '../layout/element.ts'
import * as styles from './button.css.ts'

export type IconButtonProps = Omit<
  ComponentProps<'button'>,
  'className' | 'style' | 'children' | 'aria-label'
> & {
  /** Accessible name. */
  readonly label: string
  readonly icon: IconName
  readonly tone?: keyof typeof styles.tone | 'photo'
  readonly size?: keyof typeof styles.size
  /** `aria-pressed`, for a toggle: a like, a mute. */
  readonly pressed?: boolean
  /** With `asChild` an empty anchor or router's link, which is styled as this button. */
  readonly asChild?: boolean
  readonly children?: ReactNode
}

/** An icon button with an accessible name. */
export function IconButton({
  label,
  icon,
  tone = 'bare',
  size = 's',
  pressed,
  asChild = false,
  type = 'button',
  children,
  ...rest
}: IconButtonProps) {
  const attributes = {
    ...rest,
    'aria-label': label,
    'aria-pressed': pressed ?? rest['aria-pressed'],
    className: classes(
      styles.button,
      tone === 'photo' ? styles.overPhoto : styles.tone[tone],
      styles.round,
      styles.square[size],
      tone === 'bare' && styles.plain,
      pressed && (tone === 'bare' ? styles.pressedBare : styles.pressed),
    ),
  }
  const picture = <Icon name={icon} size={size === 'l' ? 'l' : 'm'} filled={pressed ?? false} />
  return asChild ? (
    <Slot.Root {...attributes}>
      {picture}
      <Slot.Slottable>{children}</Slot.Slottable>
    </Slot.Root>
  ) : (
    <button {...attributes} type={type}>
      {picture}
    </button>
  )
}
