import { type ReactNode, useRef } from 'react'
import { Shortcuts } from '../../primitives/shortcuts/shortcuts.tsx'

export type RowKeysProps = { readonly children: ReactNode }

/** Walks the rows of the tables in it: J goes down, K up, from wherever the focus is in it. Enter opens, as in any link. */
export function RowKeys({ children }: RowKeysProps) {
  const part = useRef<HTMLDivElement>(null)
  const walk = (step: 1 | -1) => () => {
    const rows = [...(part.current?.querySelectorAll<HTMLElement>('a[data-row]') ?? [])]
    const row = document.activeElement?.closest('tr')
    const at = row ? rows.findIndex((one) => row.contains(one)) : -1
    // From outside both lead to the first.
    rows[at < 0 ? 0 : at + step]?.focus()
  }
  return (
    <Shortcuts keys={{ j: walk(1), k: walk(-1) }}>
      <div ref={part}>{children}</div>
    </Shortcuts>
  )
}
