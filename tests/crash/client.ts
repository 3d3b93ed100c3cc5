export type Body = Readonly<Record<string, unknown>>
export type Answer = { readonly status: number; readonly body: Body }

/** A request with a client-generated id, and its first response; `null` without one. */
export type Asked = {
  readonly path: string
  readonly session: string
  readonly body: Body & { readonly id: string }
  answer: Answer | null
}

/** A client of a server that may be killed at any moment: no response is `null`. */
export function clientOf(origin: string) {
  const asked: Asked[] = []

  async function call(session: string, path: string, body?: Body): Promise<Answer | null> {
    const cookie = `vonk_session=${session}`
    const request =
      body === undefined
        ? { headers: { cookie } }
        : {
            method: 'POST',
            headers: { cookie, 'content-type': 'application/json' },
            body: JSON.stringify(body),
          }
    try {
      const answer = await fetch(`${origin}${path}`, request)
      return { status: answer.status, body: await answer.json() }
    } catch {
      return null
    }
  }

  return {
    /** All requests sent with `ask`, in order. */
    asked,
    call,

    /** Sends a new request and records it with its response. */
    async ask(question: Omit<Asked, 'answer'>): Promise<Answer | null> {
      const stored: Asked = { ...question, answer: null }
      asked.push(stored)
      stored.answer = await call(stored.session, stored.path, stored.body)
      return stored.answer
    },

    /** Pays on the payment company's page. */
    async pay(checkout: string): Promise<void> {
      const body = new URLSearchParams({ outcome: 'paid' })
      await fetch(checkout, { method: 'POST', body, redirect: 'manual' }).catch(() => null)
    },
  }
}

export type Client = ReturnType<typeof clientOf>
