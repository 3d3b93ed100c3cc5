type Scheduling = { readonly scheduler?: { readonly yield?: () => Promise<void> } }

/** Yields to the event loop, so that input is handled between two tasks. */
export const pause = (): Promise<void> =>
  (globalThis as Scheduling).scheduler?.yield?.() ?? new Promise((resolve) => setTimeout(resolve))
