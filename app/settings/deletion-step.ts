/** What the dialog shows in each state: while something is being done, the step it was asked from. */
export type DeletionStep = 'asking' | 'refunding' | 'offering' | 'confirming' | 'stayed'

/** The step that belongs to a state of the machine. */
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
