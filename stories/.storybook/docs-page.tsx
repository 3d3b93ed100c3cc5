import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks'
import { type PropsWithChildren, useEffect, useState } from 'react'
import { GLOBALS_UPDATED, SET_GLOBALS, UPDATE_GLOBALS } from 'storybook/internal/core-events'
import type { Globals } from 'storybook/internal/csf'
import { INITIAL } from './choices.ts'
import './docs-page.css.ts'
import { speak } from './locales.ts'
import { managerTheme } from './manager-theme.ts'
import { applyThemeGlobals } from './theme-globals.ts'

declare global {
  /** The URLs of frames and links of a docs page. */
  var PREVIEW_URL: string | undefined
}

/** The last choices of the toolbar; a story that was open before may have set others. */
function initialGlobals(channel: DocsContainerProps['context']['channel']): Globals {
  const [{ globals, userGlobals }] = channel.last(GLOBALS_UPDATED) ?? channel.last(SET_GLOBALS)
  return userGlobals ?? globals
}

/** The toolbar's choices for a URL, without defaults. */
const asAddress = (globals: Globals) =>
  Object.keys(INITIAL)
    .filter((name) => globals[name] !== INITIAL[name])
    .map((name) => `${name}:${globals[name]}`)
    .join(';')

/**
 * Storybook reloads a docs page with running stories when they are rendered again, with the choices of its URL. Those
 * must be the latest, or the toolbar requests its own again, in a loop.
 */
function storeAddress(address: string): void {
  const here = new URL(location.href)
  if (address) here.searchParams.set('globals', address)
  else here.searchParams.delete('globals')
  history.replaceState(history.state, '', here)
}

/** A docs page with the theme of the toolbar; choices of one of its stories affect only that story. */
export function DocsPage({ context, children }: PropsWithChildren<DocsContainerProps>) {
  const { channel } = context
  const [globals, setGlobals] = useState(() => initialGlobals(channel))
  useEffect(() => {
    // What the toolbar requested, not the result: the frames of this page report that too.
    const follow = (event: { readonly globals: Globals }) =>
      setGlobals((before) => ({ ...before, ...event.globals }))
    channel.on(UPDATE_GLOBALS, follow)
    return () => channel.off(UPDATE_GLOBALS, follow)
  }, [channel])

  const address = asAddress(globals)
  useEffect(() => storeAddress(address), [address])
  applyThemeGlobals(globals)
  speak(globals)
  globalThis.PREVIEW_URL = `iframe.html?globals=${address}`
  return (
    // A frame never changes its URL: another theme loads another page.
    <DocsContainer key={address} context={context} theme={managerTheme(globals.mode)}>
      {children}
    </DocsContainer>
  )
}
