/** Tells whoever reads the log, in this process and in others, that there may be new events. It carries nothing else. */
export interface EventSignal {
  /** To be called once new events are committed. */
  signal(): void
  /** Hears of new events until the answer is called. Several may be told of at once, and of some more than once. */
  listen(heard: () => void): () => void
}
