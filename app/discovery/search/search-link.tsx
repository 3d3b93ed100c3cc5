import { Link as RouterLink } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { Filters } from '#core/discovery/searching/filters.ts'
import { Link } from '#ui/primitives/link/link.tsx'
import { paramsOf } from './filters.ts'

export type SearchLinkProps = {
  readonly filters: Filters
  readonly onChange: (filters: Filters) => void
  readonly children: ReactNode
}

/** A link to a search with other filters, which changes them where one is. */
export function SearchLink({ filters, onChange, children }: SearchLinkProps) {
  return (
    <Link asChild whole>
      <RouterLink
        to="/members"
        search={paramsOf(filters)}
        onClick={(event) => {
          event.preventDefault()
          onChange(filters)
        }}
      >
        {children}
      </RouterLink>
    </Link>
  )
}
