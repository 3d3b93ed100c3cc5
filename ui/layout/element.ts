import type { AriaRole, ReactNode } from 'react'

/** The elements a layout may be: how it looks never depends on what it means. */
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

/** What every layout takes besides its own distances. */
export type LayoutProps = {
  readonly children?: ReactNode
  readonly as?: LayoutElement
  readonly id?: string | undefined
  readonly role?: AriaRole | undefined
  /** The name of the region, list or group, where it needs one. */
  readonly label?: string | undefined
  /** The id of the heading that names it. */
  readonly labelledBy?: string | undefined
}

/** Layout props as attributes of the element. */
export const named = ({ id, role, label, labelledBy }: LayoutProps) => ({
  id,
  role,
  'aria-label': label,
  'aria-labelledby': labelledBy,
})

/** Class names that apply, as one attribute. */
export const classes = (...names: readonly (string | false | null | undefined)[]) =>
  names.filter(Boolean).join(' ')
