import { storeForm } from '#app/account/form-drafts.ts'
import { and, type Situation } from './situation.ts'
import { VIEWER } from './viewer.ts'

/** The viewer had typed something into forms of this tab, by their names, before the page was loaded again. */
export const typedBefore = (forms: Readonly<Record<string, unknown>>, of: Situation): Situation =>
  and(of, async () => {
    for (const [name, value] of Object.entries(forms))
      storeForm(sessionStorage, VIEWER.id, name, value)
  })
