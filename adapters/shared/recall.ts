/** An answer that is kept, and whether it is still found among the young. */
type Kept<Answer> = { readonly answer: Answer; young: boolean }

/** What was found for a list of keys, and what that was made of. */
type List<Answer> = { readonly answers: readonly Answer[]; readonly of: readonly Kept<Answer>[] }

/** Answers kept by their key, at most so many, those going first that were long unused. */
export type Recall<Answer> = {
  /** The kept answer, else the one `ask` gives; nothing found is not kept. */
  one(key: string, ask: () => Promise<Answer | null>): Promise<Answer | null>
  /**
   * Those of many keys, each named once, that have an answer, asking once for all that are not kept. The very
   * same list for the very same keys, for as long as none of them was forgotten.
   */
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
  let young = new Map<string, Kept<Answer>>()
  let old = new Map<string, Kept<Answer>>()
  const lists = new WeakMap<readonly string[], List<Answer>>()
  const watches = new Map<string, Watch>()

  function known(key: string): Kept<Answer> | undefined {
    const kept = young.get(key)
    if (kept !== undefined) return kept
    const older = old.get(key)
    if (older !== undefined) keep(key, older)
    return older
  }

  function keep(key: string, kept: Kept<Answer>) {
    if (young.size >= capacity / 2) {
      for (const aged of young.values()) aged.young = false
      old = young
      young = new Map()
    }
    // Of two who asked at once, the second brings another answer to the same key.
    drop(key)
    kept.young = true
    young.set(key, kept)
  }

  function drop(key: string) {
    const kept = young.get(key)
    if (kept) kept.young = false
    young.delete(key)
  }

  /** A list that was found before, if all of it would be found again. */
  function found(keys: readonly string[]): readonly Answer[] | undefined {
    const list = lists.get(keys)
    return list?.of.every((kept) => kept.young) ? list.answers : undefined
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
    drop(key)
    old.delete(key)
    const watched = watches.get(key)
    if (!watched) return
    watched.spoilt = true
    watches.delete(key)
  }

  return {
    async one(key, ask) {
      const kept = known(key)
      if (kept !== undefined) return kept.answer
      const watched = watch(key)
      try {
        const asked = await ask()
        if (asked !== null && !watched.spoilt) keep(key, { answer: asked, young: true })
        return asked
      } finally {
        unwatch(key, watched)
      }
    },

    async many(keys, ask, keyOf) {
      const before = found(keys)
      if (before) return before
      const of: Kept<Answer>[] = []
      const missing = new Map<string, Watch>()
      for (const key of keys) {
        const kept = known(key)
        if (kept !== undefined) of.push(kept)
        else if (!missing.has(key)) missing.set(key, watch(key))
      }
      const answers = of.map((kept) => kept.answer)
      if (missing.size === 0) {
        lists.set(keys, { answers, of })
        return answers
      }
      try {
        for (const asked of await ask([...missing.keys()])) {
          const key = keyOf(asked)
          if (missing.get(key)?.spoilt === false) keep(key, { answer: asked, young: true })
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
