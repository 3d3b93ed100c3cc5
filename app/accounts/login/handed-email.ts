import { useHistoryState } from '../../shared/use-history-state.ts'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** An address typed on the page before. Not in the URL, which is logged and shared. */
    email?: string
  }
}

/** `state` of a link to another form that asks for the same address. */
export const handOver = (email: string) => ({ email: email.trim() })

/** The address typed on the page before; empty if none. */
export const useHandedEmail = (): string => useHistoryState('email') ?? ''
