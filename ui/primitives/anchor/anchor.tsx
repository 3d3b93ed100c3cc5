import { Slot } from 'radix-ui'
import type { ComponentProps, ReactElement } from 'react'

/** A link's target: a URL, or an empty anchor or router's link that the kit fills in. */
export type Destination = string | ReactElement

type AnchorProps = Omit<ComponentProps<'a'>, 'href'> & { readonly to: Destination }

/** An unstyled link, for components that are links as a whole. */
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
