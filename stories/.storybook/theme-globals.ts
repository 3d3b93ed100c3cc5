/** Applies the theme as the server does: by attributes of the root. */
export function applyThemeGlobals(globals: Readonly<Record<string, unknown>>) {
  const root = document.documentElement
  root.dataset.mode = String(globals.mode)
  root.dataset.brand = String(globals.brand)
  root.dataset.motion = String(globals.motion)
  root.style.fontSize = globals.textSize === 'double' ? '200%' : ''
}
