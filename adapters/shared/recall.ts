/** Answers kept by their key, at most so many, those going first that were long unused. */
export type Recall<Answer> = {
  /** The kept answer, else the one `ask` gives; nothing found is not kept. */
  one(key: string, ask: () => Promise<Answer | null>): Promise<Answer | null>
  /** Those of many keys, each named once, that have an answer, asking once for all that are not kept. */
  many(
    keys: readonly string[],
    ask: (missing: readonly string[]) => Promise<readonly Answer[]>,
    keyOf: (answer: Answer) => string,
  ): Promise<readonly Answer[]>
  /** To be called once a change to what the key stands for is visible, before anybody is told of it. */
  forget(key: string): void
  forgetAll(): void
}

/**
 * An answer that was asked for before a change may arrive after it. So each key that is being asked for is
 * watched: to forget it spoils what is under way, which is then handed over but not kept. What is kept was
 * therefore read after the last change, whatever the order in which things happen.
 */
export function recall<Answer>(capacity: number): Recall<Answer> {
  // Two generations: to find an answer among the young costs no more than looking, and the old go together.
  let young = new Map<string, Answer>()
  let old = new Map<string, Answer>()
  const watches = new Map<string, Watch>()

  function known(key: string): Answer | undefined {
    const answer = young.get(key)
    if (answer !== undefined) return answer
    const older = old.get(key)
    if (older !== undefined) keep(key, older)
    return older
  }

  function keep(key: string, answer: Answer) {
    if (young.size >= capacity / 2) {
      old = young
      young = new Map()
    }
    young.set(key, answer)
  }

  function watch(key: string): Watch {
    const watched = watches.get(key) ?? { askers: 0, spoilt: false }
    watched.askers += 1
    watches.set(key, watched)
    return watched
  }

  function unwatch(key: string, watched: Watch) {
    watched.askers -= 1
    if (watched.askers === 0 && watches.get(key) === watched) watches.delete(key)
  }

  function forget(key: string) {
    young.delete(key)
    old.delete(key)
    const watched = watches.get(key)
    if (!watched) return
    watched.spoilt = true
    watches.delete(key)
  }

  return {
    async one(key, ask) {
      const answer = known(key)
      if (answer !== undefined) return answer
      const watched = watch(key)
      try {
        const asked = await ask()
        if (asked !== null && !watched.spoilt) keep(key, asked)
        return asked
      } finally {
        unwatch(key, watched)
      }
    },

    async many(keys, ask, keyOf) {
      const answers: Answer[] = []
      const missing = new Map<string, Watch>()
      for (const key of keys) {
        const answer = known(key)
        if (answer !== undefined) answers.push(answer)
        else if (!missing.has(key)) missing.set(key, watch(key))
      }
      if (missing.size === 0) return answers
      try {
        for (const asked of await ask([...missing.keys()])) {
          const key = keyOf(asked)
          if (missing.get(key)?.spoilt === false) keep(key, asked)
          answers.push(asked)
        }
        return answers
      } finally {
        for (const [key, watched] of missing) unwatch(key, watched)
      }
    },

    forget,
    forgetAll() {
      for (const key of [...young.keys(), ...old.keys(), ...watches.keys()]) forget(key)
    },
  }
}

type Watch = { askers: number; spoilt: boolean }
