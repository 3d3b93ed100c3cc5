import type { i18n } from 'i18next'
import type { ComponentType } from 'react'
import type { Area } from '../locales/i18n.ts'
import type { RouterContext } from '../shared/router-context.ts'
import { pageTitle } from '../site/titled.ts'
import { useDeskParam } from './desk-link.tsx'

type Loading = { readonly context: RouterContext }
type Titling = { readonly match: Loading }

/** A title such as "Photos · Desk · Vonk". */
export const titled =
  (title: (t: i18n['t']) => string) =>
  ({ match: { context } }: Titling) => {
    const { t } = context.texts
    return { meta: [{ title: pageTitle(`${title(t)} · ${t('name', { ns: 'desk' })}`, context) }] }
  }

/** Loads the texts of a screen. Its data is for whoever is logged in: the screen asks for it. */
export const withTexts =
  (...areas: readonly Area[]) =>
  ({ context: { texts } }: Loading) =>
    texts.loadNamespaces(areas)

/** A screen of one thing, with its id from the path. */
export const withId = (Screen: ComponentType<{ readonly id: string }>) =>
  function WithId() {
    return <Screen id={useDeskParam('id')} />
  }
