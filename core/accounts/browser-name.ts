/** What is told of a browser: its own name and that of its system, where they are known. */
export type BrowserName = { readonly browser: string | null; readonly system: string | null }

/** The more particular first: nearly every browser also claims to be Chrome or Safari. */
const BROWSERS = [
  [/\bEdgA?(?:iOS)?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|CriOS|HeadlessChrome)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
] as const

const SYSTEMS = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
] as const

const named = (names: readonly (readonly [RegExp, string])[], agent: string) =>
  names.find(([sign]) => sign.test(agent))?.[1] ?? null

/** A browser as its member would name it, from what it said of itself when it signed in. */
export const browserName = (agent: string): BrowserName => ({
  browser: named(BROWSERS, agent),
  system: named(SYSTEMS, agent),
})
