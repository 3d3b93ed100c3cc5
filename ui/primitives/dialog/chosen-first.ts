const CONTROLS = ':is(button, input, select, textarea):enabled:not([type="hidden"])'

/** Where a dialog starts with unchosen radio buttons: the chosen one of them, as Tab would go; else `null`. */
export function chosenFirst(dialog: HTMLElement): HTMLElement | null {
  const first = dialog.querySelector(CONTROLS)
  if (!(first instanceof HTMLInputElement) || first.type !== 'radio' || first.checked) return null
  const group = `input[type="radio"][name="${CSS.escape(first.name)}"]:checked`
  return dialog.querySelector<HTMLElement>(group)
}
