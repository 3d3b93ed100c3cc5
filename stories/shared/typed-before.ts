import { storeForm } from '#app/account/form-drafts.ts'
import { and, type Situation } from './situation.ts'
import { VIEWER } from './viewer.ts'

/** Drafts of the viewer in this tab, by form name, from before a reload. */
export const typedBefore = (forms: Readonly<Record<string, unknown>>, of: Situation): Situation =>
  and(of, async () => {
    for (const [name, value] of Object.entries(forms))
      storeForm(sessionStorage, VIEWER.id, name, value)
  })
