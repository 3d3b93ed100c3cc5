export type Body = Readonly<Record<string, unknown>>
export type Answer = { readonly status: number; readonly body: Body }

/** Something asked under an id of the client's own making, and its first answer; `null` while there is none. */
export type Asked = {
  readonly path: string
  readonly session: string
  readonly body: Body & { readonly id: string }
  answer: Answer | null
}

/** Somebody asking a server that may be gone at any moment: no answer is `null`. */
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
    /** All that was asked with `ask`, in order. */
    asked,
    call,

    /** Asks for something new and keeps the question with its answer. */
    async ask(question: Omit<Asked, 'answer'>): Promise<Answer | null> {
      const stored: Asked = { ...question, answer: null }
      asked.push(stored)
      stored.answer = await call(stored.session, stored.path, stored.body)
      return stored.answer
    },

    /** Chooses on the payment company's page that the money was paid. */
    async pay(checkout: string): Promise<void> {
      const body = new URLSearchParams({ outcome: 'paid' })
      await fetch(checkout, { method: 'POST', body, redirect: 'manual' }).catch(() => null)
    },
  }
}

export type Client = ReturnType<typeof clientOf>
