import type { Control, Recorded, RecordedInput } from './early-page.ts'

const isToggle = (control: Control): control is HTMLInputElement =>
  control instanceof HTMLInputElement && /^(checkbox|radio)$/.test(control.type)

const isControl = (target: EventTarget | null): target is Control =>
  target instanceof HTMLSelectElement ||
  target instanceof HTMLTextAreaElement ||
  (target instanceof HTMLInputElement && target.type !== 'file')

/** Records input in native controls: the app would start with the server's values. */
export function recordInput({ inputs, hydrated }: Recorded, target: EventTarget | null): void {
  if (!isControl(target)) return
  const part = target.closest('[data-early]')
  // What waits to be replayed is still overtaken by newer input.
  if (!part || (hydrated.has(part) && !inputs.has(target))) return
  const text = !(target instanceof HTMLSelectElement) && !isToggle(target)
  inputs.delete(target)
  inputs.set(target, {
    value: target.value,
    checked: isToggle(target) && target.checked,
    caret: text ? target.selectionStart : null,
  })
}

/** Restores a control, so that React hears of it: it only reports what differs from what it last saw. */
function restore(control: Control, { value, checked, caret }: RecordedInput): void {
  if (isToggle(control)) {
    control.checked = !checked
    control.click()
    return
  }
  if (control instanceof HTMLSelectElement) {
    control.value = value
    control.dispatchEvent(new Event('change', { bubbles: true }))
    return
  }
  control.value = value === '' ? ' ' : ''
  // React observes the own property, so set the value by the prototype.
  const own = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')
  own?.set?.call(control, value)
  if (caret !== null && control === document.activeElement) control.setSelectionRange(caret, caret)
  control.dispatchEvent(new Event('input', { bubbles: true }))
}

/** The control in this part; if hydration replaced it, the one with its name. */
function successor(part: HTMLElement, control: Control): Control | null {
  if (part.contains(control)) return control
  if (control.isConnected || control.name === '') return null
  const named = part.querySelectorAll<Control>(`[name="${CSS.escape(control.name)}"]`)
  const same = [...named].filter((one) => !isToggle(one) || one.value === control.value)
  return same.length === 1 && same[0]?.type === control.type ? same[0] : null
}

/** Replays input in hydrated parts, one after the other, since one may depend on the previous. */
export async function replayInput({ inputs }: Recorded, part: HTMLElement): Promise<void> {
  for (const control of [...inputs.keys()]) {
    const target = successor(part, control)
    if (!target) continue
    // Hydrate this boundary first, so that React gets the event.
    target.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }))
    const held = inputs.get(control)
    inputs.delete(control)
    if (held) restore(target, held)
    await new Promise((resolve) => setTimeout(resolve))
  }
}
