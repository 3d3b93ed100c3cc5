import { Slot } from 'radix-ui'
import type { ComponentProps, ReactElement } from 'react'

/** Where something leads: an address, or an empty anchor or router's link that the kit fills in. */
export type Destination = string | ReactElement

type AnchorProps = Omit<ComponentProps<'a'>, 'href'> & { readonly to: Destination }

/** A link without a look of its own, for the parts of the kit that are links as a whole. */
export function Anchor({ to, children, ...rest }: AnchorProps) {
  if (typeof to === 'string') {
    return (
      <a {...rest} href={to}>
        {children}
      </a>
    )
  }
  return (
    <Slot.Root {...rest}>
      <Slot.Slottable>{to}</Slot.Slottable>
      {children}
    </Slot.Root>
  )
}
