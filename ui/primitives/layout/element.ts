import type { AriaRole, ReactNode } from 'react'

/** Allowed elements: look and semantics are independent. */
type LayoutElement =
  | 'div'
  | 'span'
  | 'section'
  | 'article'
  | 'aside'
  | 'header'
  | 'footer'
  | 'main'
  | 'nav'
  | 'ul'
  | 'ol'
  | 'li'
  | 'dl'
  | 'fieldset'

/** Common props of all layouts. */
export type LayoutProps = {
  readonly children?: ReactNode
  readonly as?: LayoutElement
  readonly id?: string | undefined
  readonly role?: AriaRole | undefined
  /** Accessible name, where needed. */
  readonly label?: string | undefined
  /** Id of the labelling heading. */
  readonly labelledBy?: string | undefined
}

/** Layout props as attributes of the element. */
export const named = ({ id, role, label, labelledBy }: LayoutProps) => ({
  id,
  role,
  'aria-label': label,
  'aria-labelledby': labelledBy,
})

/** Joins class names. */
export const classes = (...names: readonly (string | false | null | undefined)[]) =>
  names.filter(Boolean).join(' ')
