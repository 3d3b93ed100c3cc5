/** The step shown in each state: during a request, the one it was made from. */
export type DeletionStep = 'asking' | 'refunding' | 'offering' | 'confirming' | 'stayed'

/** The step of a machine state. */
export function stepOf(state: string): DeletionStep {
  switch (state) {
    case 'refunding':
    case 'payingBack':
      return 'refunding'
    case 'offering':
    case 'taking':
      return 'offering'
    case 'confirming':
    case 'removing':
    case 'gone':
      return 'confirming'
    case 'stayed':
      return 'stayed'
    default:
      return 'asking'
  }
}
