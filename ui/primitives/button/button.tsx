import { Slot } from 'radix-ui'
import {
  type ComponentProps,
  cloneElement,
  isValidElement,
  type MouseEvent,
  type ReactNode,
} from 'react'
import { Icon } from '../icon/icon.tsx'
import type { IconName } from '../icon/icons.ts'
import { classes } from '../layout/element.ts'
import * as styles from './button.css.ts'
import { Dots } from './dots.tsx'
import { pricedLabel } from './priced-label.tsx'

export type ButtonProps = Omit<ComponentProps<'button'>, 'className' | 'style'> & {
  /** The label. With `asChild` one link, which is styled as this button. */
  readonly children: ReactNode
  /** Ember is the one main action of a screen; trust is for money; quiet is for the rest. */
  readonly tone?: keyof typeof styles.tone
  readonly size?: keyof typeof styles.size
  /** Full width of its container. */
  readonly wide?: boolean
  readonly icon?: IconName
  /** Around an avatar or picture, without padding; needs an `aria-label`. */
  readonly round?: boolean
  /** Loading: keeps size and focus, and cannot be clicked again. */
  readonly busy?: boolean
  /** Styles its one child, an anchor or a router's link. */
  readonly asChild?: boolean
}

/** The one link of `asChild`, with its label. */
const withPrice = (link: ReactNode): ReactNode =>
  isValidElement<{ readonly children?: ReactNode }>(link) && typeof link.props.children === 'string'
    ? cloneElement(link, undefined, pricedLabel(link.props.children))
    : link

/** Does something here: sends, saves, pays, likes. */
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
        <Slot.Slottable>{withPrice(children)}</Slot.Slottable>
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
        {pricedLabel(children)}
      </span>
      {busy && <Dots />}
    </button>
  )
}
