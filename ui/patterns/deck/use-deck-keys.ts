import { useEffectEvent, useLayoutEffect } from 'react'
import type { DeckWay } from './ways.ts'

/** Where the arrow keys mean something else: fields, lists and tabs, and all that is open over the page. */
const OWN_KEYS =
  'input, textarea, select, [contenteditable="true"], [role="menu"], [role="tablist"], [role="radiogroup"]'
const OVER = '[role="dialog"], [role="alertdialog"], [role="menu"], dialog[open]'

const isCovered = () => [...document.querySelectorAll(OVER)].some((each) => each.checkVisibility())

/** The arrow keys answer the top card wherever the focus is, unless they have another meaning there. */
export function useDeckKeys(answer: (way: DeckWay) => void): void {
  const pressed = useEffectEvent((event: KeyboardEvent) => {
    const { key, altKey, ctrlKey, metaKey, shiftKey, target } = event
    // A key held down would answer one after another.
    if (event.defaultPrevented || event.repeat || altKey || ctrlKey || metaKey || shiftKey) return
    if (key !== 'ArrowRight' && key !== 'ArrowLeft') return
    if ((target instanceof Element && target.closest(OWN_KEYS)) || isCovered()) return
    answer(key === 'ArrowRight' ? 'yes' : 'no')
  })
  // Before it is painted: a card that is seen answers.
  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent) => pressed(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
}
