import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks'
import { type PropsWithChildren, useEffect, useState } from 'react'
import { GLOBALS_UPDATED, SET_GLOBALS, UPDATE_GLOBALS } from 'storybook/internal/core-events'
import type { Globals } from 'storybook/internal/csf'
import './docs-page.css.ts'
import { localeGlobals, speak } from './locales.ts'
import { applyLook, lookGlobals } from './look.ts'
import { managerTheme } from './manager-theme.ts'
import { viewerGlobals } from './viewer.ts'

declare global {
  /** Where frames and links of a docs page look for their stories. */
  var PREVIEW_URL: string | undefined
}

/** What the toolbar had last; a story that was open before may have wished for more, and took it along. */
function begun(channel: DocsContainerProps['context']['channel']): Globals {
  const [{ globals, userGlobals }] = channel.last(GLOBALS_UPDATED) ?? channel.last(SET_GLOBALS)
  return userGlobals ?? globals
}

const BEGINNING: Globals = { ...lookGlobals, ...localeGlobals, ...viewerGlobals }

/** The toolbar's choices as an address has them: those that are not what one begins with. */
const asAddress = (globals: Globals) =>
  Object.keys(BEGINNING)
    .filter((name) => globals[name] !== BEGINNING[name])
    .map((name) => `${name}:${globals[name]}`)
    .join(';')

/**
 * Storybook reloads a docs page whose stories have not ended when they are to be shown anew, with the choices of its
 * address. Those must be the last ones, or the toolbar asks for its own again, and again.
 */
function storeAddress(address: string): void {
  const here = new URL(location.href)
  if (address) here.searchParams.set('globals', address)
  else here.searchParams.delete('globals')
  history.replaceState(history.state, '', here)
}

/** A docs page in the look that the toolbar has; what one of its stories wants is that story's alone. */
export function DocsPage({ context, children }: PropsWithChildren<DocsContainerProps>) {
  const { channel } = context
  const [globals, setGlobals] = useState(() => begun(channel))
  useEffect(() => {
    // What the toolbar asks, not what came of it: the frames on this page tell that as well, each for itself.
    const follow = (asked: { readonly globals: Globals }) =>
      setGlobals((before) => ({ ...before, ...asked.globals }))
    channel.on(UPDATE_GLOBALS, follow)
    return () => channel.off(UPDATE_GLOBALS, follow)
  }, [channel])

  const address = asAddress(globals)
  useEffect(() => storeAddress(address), [address])
  applyLook(globals)
  speak(globals)
  globalThis.PREVIEW_URL = `iframe.html?globals=${address}`
  return (
    // A frame never changes its address, so that another look is another page.
    <DocsContainer key={address} context={context} theme={managerTheme(globals.mode)}>
      {children}
    </DocsContainer>
  )
}
