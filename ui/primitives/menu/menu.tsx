import { Slot } from 'radix-ui'
import {
  type KeyboardEvent,
  type ReactElement,
  type ToggleEvent,
  useId,
  useRef,
  useState,
} from 'react'
import { Anchor, type Destination } from '../anchor/anchor.tsx'
import { useCloseOnBack } from '../dialog/use-close-on-back.ts'
import { Icon } from '../icon/icon.tsx'
import type { IconName } from '../icon/icons.ts'
import * as styles from './menu.css.ts'

/** A menu item: a link or an action. */
export type MenuItem = {
  readonly label: string
  readonly icon?: IconName
  /** Danger for destructive actions. */
  readonly tone?: keyof typeof styles.items
  readonly disabled?: boolean
} & ({ readonly to: Destination } | { readonly onSelect: () => void })

export type MenuProps = {
  /** The trigger button. */
  readonly trigger: ReactElement
  readonly items: readonly MenuItem[]
}

const linesOf = (menu: HTMLElement) => [
  ...menu.querySelectorAll<HTMLElement>('[role="menuitem"]:not([aria-disabled="true"])'),
]

/** Index of the item a key moves to; `undefined` for other keys. */
function lineFor(key: string, lines: readonly HTMLElement[]): HTMLElement | undefined {
  const focused = document.activeElement
  const at = focused instanceof HTMLElement ? lines.indexOf(focused) : -1
  if (key === 'ArrowDown') return lines[(at + 1) % lines.length]
  if (key === 'ArrowUp') return lines.at(at < 1 ? -1 : at - 1)
  if (key === 'Home') return lines[0]
  if (key === 'End') return lines.at(-1)
  if (key.length !== 1) return undefined
  const begins = ({ textContent }: HTMLElement) =>
    textContent.toLowerCase().startsWith(key.toLowerCase())
  return [...lines.slice(at + 1), ...lines].find(begins)
}

/** Whether CSS anchor positioning is supported. */
const isPlaced = () => CSS.supports('position-area', 'block-end')

/** Places a menu below its button, or above it where there is more room; with the button's nearer edge. */
function place(menu: HTMLElement, id: string): void {
  const button = document.querySelector(`[popovertarget="${id}"]`)
  if (!button) return
  const { top, bottom, left, right } = button.getBoundingClientRect()
  const below = innerHeight - bottom >= top
  const atStart = left < innerWidth - right
  Object.assign(menu.style, {
    top: below ? `${bottom}px` : 'auto',
    bottom: below ? 'auto' : `${innerHeight - top}px`,
    left: atStart ? `${left}px` : 'auto',
    right: atStart ? 'auto' : `${innerWidth - right}px`,
    maxHeight: `${(below ? innerHeight - bottom : top) - 16}px`,
  })
}

/** A menu behind a button, as a native popover, so that it works before any script. */
export function Menu({ trigger, items }: MenuProps) {
  const id = useId()
  const [open, setOpen] = useState(false)
  const menu = useRef<HTMLDivElement>(null)
  const close = () => menu.current?.hidePopover()
  useCloseOnBack(open, { isDismissible: () => true, close })

  const toggling = ({ newState, currentTarget: menu }: ToggleEvent<HTMLElement>) => {
    // Not in `toggle`, which a busy page fires late: Back would not close an open menu, or be spent on a closed one.
    setOpen(newState === 'open')
    if (newState === 'open' && !isPlaced()) place(menu, id)
  }
  const toggled = ({ newState, currentTarget: menu }: ToggleEvent<HTMLElement>) => {
    if (newState === 'open') linesOf(menu)[0]?.focus()
  }
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    if (event.key === 'Tab') event.currentTarget.hidePopover()
    const line = lineFor(event.key, linesOf(event.currentTarget))
    if (!line) return
    event.preventDefault()
    line.focus()
  }

  const line = (item: MenuItem) => {
    const { label, icon, tone = 'plain', disabled = false } = item
    const shared = {
      role: 'menuitem',
      tabIndex: -1,
      className: styles.items[tone],
      'aria-disabled': disabled || undefined,
    }
    const content = (
      <>
        {icon && <Icon name={icon} />}
        {label}
      </>
    )
    if ('to' in item) {
      return (
        <Anchor key={label} {...shared} to={item.to} onClick={close}>
          {content}
        </Anchor>
      )
    }
    const select = () => {
      if (disabled) return
      close()
      item.onSelect()
    }
    return (
      <button key={label} type="button" {...shared} onClick={select}>
        {content}
      </button>
    )
  }

  return (
    <>
      <Slot.Root {...{ popoverTarget: id, 'aria-haspopup': 'menu', 'aria-expanded': open }}>
        {trigger}
      </Slot.Root>
      <div
        ref={menu}
        id={id}
        popover="auto"
        role="menu"
        className={styles.menu}
        onBeforeToggle={toggling}
        onToggle={toggled}
        onKeyDown={onKeyDown}
      >
        {items.map(line)}
      </div>
    </>
  )
}
