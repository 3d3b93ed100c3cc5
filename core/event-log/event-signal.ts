/** Signals readers of the log, in all processes, that there may be new events. Has no payload. */
export interface EventSignal {
  /** Call after new events are committed. */
  signal(): void
  /** Subscribes to the signal; returns the unsubscribe function. Signals may be merged or duplicated. */
  listen(listener: () => void): () => void
}
