import type { ReactNode } from 'react'
import { Stack } from '#ui/primitives/layout/stack.tsx'
import { Link } from '#ui/primitives/link/link.tsx'
import { Text } from '#ui/primitives/text/text.tsx'
import { DeskLink } from '../desk-link.tsx'

export type OrderNumberProps = {
  readonly order: { readonly id: string; readonly number: string }
  /** When it was placed. */
  readonly children: ReactNode
}

/** An order in a table: its number, which leads to it, and when it was placed. */
export function OrderNumber({ order: { id, number }, children }: OrderNumberProps) {
  return (
    <Stack gap="none">
      <Link asChild>
        <DeskLink to={`/desk/orders/${id}`}>{number}</DeskLink>
      </Link>
      <Text as="span" size="xs" tone="muted">
        {children}
      </Text>
    </Stack>
  )
}
