import * as v from 'valibot'
import { type Millis, SECOND } from '#core/shared/time.ts'
import { methodAt } from './mollie-words.ts'

const TIMEOUT: Millis = 10 * SECOND

const Methods = v.object({
  _embedded: v.object({ methods: v.array(v.object({ id: v.string() })) }),
})

/** What Mollie says to a key: its active methods by Mollie's names, and the time by its clock. */
export type MollieAnswer =
  | { readonly fault: string }
  | { readonly methods: readonly string[]; readonly at: number | null }

/** Asks Mollie which methods a key may use; a refused key or no answer is a fault, in words. */
export async function mollieMethods({
  apiKey,
  apiUrl,
}: {
  readonly apiKey: string
  readonly apiUrl: string
}): Promise<MollieAnswer> {
  const url = new URL('methods', apiUrl.endsWith('/') ? apiUrl : `${apiUrl}/`)
  try {
    const answer = await fetch(url, {
      headers: { authorization: `Bearer ${apiKey}` },
      signal: AbortSignal.timeout(TIMEOUT),
      redirect: 'error',
    })
    if (answer.status === 401)
      return { fault: 'Mollie refuses this key: copy it from Mollie’s dashboard, under Developers' }
    if (!answer.ok) return { fault: `Mollie answers ${answer.status}: try again` }
    const read = v.safeParse(Methods, await answer.json())
    if (!read.success) return { fault: 'what answers is not Mollie: see MOLLIE_API_URL' }
    const at = Date.parse(answer.headers.get('date') ?? '')
    const methods = read.output._embedded.methods.map(({ id }) => id)
    return { methods, at: Number.isNaN(at) ? null : at }
  } catch {
    return { fault: 'Mollie cannot be reached: see the network, and MOLLIE_API_URL' }
  }
}

/** Those of our methods that are active at Mollie, and those that are not. */
export function splitMethods(
  ours: readonly string[],
  active: readonly string[],
): { readonly active: readonly string[]; readonly lacking: readonly string[] } {
  const isActive = (method: string) => active.includes(methodAt(method))
  return {
    active: ours.filter(isActive),
    lacking: ours.filter((method) => !isActive(method)),
  }
}

/** Whether a key moves no money. */
export const isTestKey = (apiKey: string): boolean => apiKey.startsWith('test_')
