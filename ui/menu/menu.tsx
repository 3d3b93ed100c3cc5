import { DropdownMenu as Radix } from 'radix-ui'
import type { ReactElement } from 'react'
import { Anchor, type Destination } from '../anchor/anchor.tsx'
import { Icon } from '../icon/icon.tsx'
import type { IconName } from '../icon/icons.ts'
import * as styles from './menu.css.ts'

/** One line of a menu: it leads somewhere, or does something. */
export type MenuItem = {
  readonly label: string
  readonly icon?: IconName
  /** Danger for what cannot be undone. */
  readonly tone?: keyof typeof styles.items
  readonly disabled?: boolean
} & ({ readonly to: Destination } | { readonly onSelect: () => void })

export type MenuProps = {
  /** The button that opens it. */
  readonly trigger: ReactElement
  readonly items: readonly MenuItem[]
}

const content = ({ icon, label }: MenuItem) => (
  <>
    {icon && <Icon name={icon} />}
    {label}
  </>
)

const line = (item: MenuItem) => {
  const shared = {
    className: styles.items[item.tone ?? 'plain'],
    disabled: item.disabled ?? false,
  }
  return 'to' in item ? (
    <Radix.Item key={item.label} {...shared} asChild>
      <Anchor to={item.to}>{content(item)}</Anchor>
    </Radix.Item>
  ) : (
    <Radix.Item key={item.label} {...shared} onSelect={item.onSelect}>
      {content(item)}
    </Radix.Item>
  )
}

/** A few things to do or places to go, behind one button. */
export function Menu({ trigger, items }: MenuProps) {
  return (
    <Radix.Root modal={false}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content className={styles.menu} align="end" sideOffset={6} collisionPadding={8} loop>
          {items.map(line)}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
