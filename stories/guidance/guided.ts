/** When to use a component, in a designer's words. Its docs page shows it; `tests/architecture` asks for it. */
export type Guidance = {
  readonly for: string
  readonly notFor: string
  /** What to use then: titles of stories. */
  readonly instead?: readonly string[]
  /** Rules for its words. */
  readonly words?: string
  /** What its keys do, beyond Tab. */
  readonly keys?: string
  /** Other names that people look for it by. */
  readonly aliases?: readonly string[]
}

export type Guided = Readonly<Record<string, Guidance>>
