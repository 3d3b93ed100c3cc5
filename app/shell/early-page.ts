/** How long a script that neither loads nor fails is waited for. */
export const START_TIMEOUT = 20_000

export type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** What a control held at its last event. */
export type RecordedInput = {
  readonly value: string
  readonly checked: boolean
  readonly caret: number | null
}

/** Clicks and input from before hydration: the inline script records them, the start script replays them. */
export type Recorded = {
  /** Elements to click once their part is hydrated, in order, with what identifies them. */
  readonly clicks: Map<HTMLElement, string>
  /** Controls used before hydration, in order. */
  readonly inputs: Map<Control, RecordedInput>
  /** Hydrated parts, which handle their own input. */
  readonly hydrated: WeakSet<Element>
  /** Those whose earlier input is restored: a click before would submit a form half filled in. */
  readonly answering: WeakSet<Element>
}

/** What the start script gets from the inline script. */
export type EarlyPage = {
  readonly recorded: Recorded
  /** The app does not start: clicks do what they can without it. Returns whether one was waiting. */
  readonly failClicks: () => boolean
}
