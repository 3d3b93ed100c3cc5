import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react'

export type ShortcutsProps = {
  /** What each key does, by its name in lower case: "a", "1". */
  readonly keys: Readonly<Record<string, () => void>>
  readonly children: ReactNode
}

const TYPING = 'input:not([type="checkbox"]), textarea, select, [contenteditable]'

/** Single keys that work while the focus is inside, and nowhere else (WCAG 2.1.4); not while somebody types. */
export function Shortcuts({ keys, children }: ShortcutsProps) {
  const part = useRef<HTMLDivElement>(null)
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { key, target, repeat, defaultPrevented } = event
    const modified = event.ctrlKey || event.metaKey || event.altKey
    if (modified || repeat || defaultPrevented) return
    if (target instanceof Element && target.matches(TYPING)) return
    const act = keys[key.toLowerCase()]
    if (!act) return
    event.preventDefault()
    act()
  })
  useEffect(() => {
    const element = part.current
    element?.addEventListener('keydown', press)
    return () => element?.removeEventListener('keydown', press)
  }, [])
  return <div ref={part}>{children}</div>
}
