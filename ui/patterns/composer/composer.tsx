import { type KeyboardEvent, type ReactNode, type Ref, type SubmitEvent, useId } from 'react'
import { Button } from '../../primitives/button/button.tsx'
import { useOnce } from '../../primitives/button/use-once.ts'
import { classes } from '../../primitives/layout/element.ts'
import { VisuallyHidden } from '../../primitives/layout/visually-hidden.tsx'
import * as styles from './composer.css.ts'

export type ComposerProps = {
  /** Label with the recipient: "Message to Noor". */
  readonly label: string
  readonly placeholder?: string
  readonly value: string
  readonly onChange: (value: string) => void
  readonly onSend: () => void
  /** The key that sends; Ctrl+Enter or ⌘+Enter always does. */
  readonly sendKey?: 'enter' | 'mod-enter'
  /** Keyboard hint: the field's description, visible where there is room and a mouse. */
  readonly keys?: string
  /** The button's label, followed by the price. */
  readonly send: string
  readonly price?: string | undefined
  /** Sending: the text stays, and cannot be sent twice. */
  readonly busy?: boolean
  /** Disabled; the text stays. */
  readonly disabled?: boolean
  /** Whether nothing of the value would be seen: there is nothing to send. */
  readonly blank: boolean
  /** Remaining characters, below 0 if there are too many, and the text for them. */
  readonly limit?: { readonly left: number; readonly text: string }
  /** Buttons for a photo, a gift. */
  readonly tools?: ReactNode
  /** The quote. */
  readonly quote?: ReactNode
  /** A `CreditsMeter`, what is left, or why sending is not possible. */
  readonly wallet?: ReactNode
  /** What has to be confirmed before sending, right above the field. */
  readonly confirmation?: ReactNode
  /** Ref to the field, to restore focus. */
  readonly field?: Ref<HTMLTextAreaElement>
}

/** Remaining characters below which a counter is shown. */
const NEAR = 100

/** Message composer. The price is on the button. */
export function Composer(props: ComposerProps) {
  const { blank, onSend, sendKey = 'enter', busy = false, disabled = false, limit } = props
  const id = useId()
  const left = limit?.left ?? Number.POSITIVE_INFINITY
  const sendable = !blank && left >= 0 && !busy && !disabled

  // Sending costs.
  const once = useOnce()
  const submit = (event: SubmitEvent | KeyboardEvent) => {
    event.preventDefault()
    if (sendable) once(onSend)
  }
  const enter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    if (sendKey === 'enter' || event.ctrlKey || event.metaKey) submit(event)
  }

  return (
    <>
      {props.wallet && <div className={styles.above}>{props.wallet}</div>}
      <form className={styles.composer} onSubmit={submit}>
        {props.confirmation}
        <div className={styles.sheet}>
          {props.quote && <div className={styles.quoted}>{props.quote}</div>}
          <GrowingField {...props} id={id} left={left} onKeyDown={enter} />
          <Foot {...props} id={id} left={left} sendable={sendable} />
        </div>
      </form>
    </>
  )
}

type Part = ComposerProps & {
  readonly id: string
  /** Remaining characters. */
  readonly left: number
}

/** A field as high as its text: an invisible copy beneath it makes the room. */
function GrowingField({
  id,
  left,
  label,
  placeholder,
  value,
  onChange,
  onKeyDown,
  sendKey = 'enter',
  keys,
  busy = false,
  disabled = false,
  limit,
  field,
}: Part & { readonly onKeyDown: (event: KeyboardEvent) => void }) {
  return (
    <>
      <label htmlFor={id}>
        <VisuallyHidden>{label}</VisuallyHidden>
      </label>
      <div className={styles.growing}>
        <div className={styles.copy} aria-hidden="true">
          {`${value} `}
        </div>
        <textarea
          ref={field}
          id={id}
          dir="auto"
          rows={1}
          className={styles.field}
          placeholder={placeholder}
          enterKeyHint={sendKey === 'enter' ? 'send' : 'enter'}
          value={value}
          disabled={disabled}
          readOnly={busy}
          aria-invalid={left < 0 || undefined}
          aria-describedby={classes(keys && `${id}-keys`, limit && `${id}-left`) || undefined}
          onChange={({ target }) => onChange(target.value)}
          onKeyDown={onKeyDown}
        />
      </div>
    </>
  )
}

/** Tools, keyboard hint, remaining characters, and the button. */
function Foot({
  id,
  left,
  sendable,
  tools,
  keys,
  limit,
  busy = false,
  send,
  price,
}: Part & { readonly sendable: boolean }) {
  return (
    <div className={styles.foot}>
      {tools && <div className={styles.tools}>{tools}</div>}
      {keys && (
        <span id={`${id}-keys`} className={styles.keys}>
          {keys}
        </span>
      )}
      {limit && (
        <output id={`${id}-left`} className={classes(styles.counter, left < 0 && styles.over)}>
          {left <= NEAR && limit.text}
        </output>
      )}
      <Button
        type="submit"
        tone="ember"
        size="s"
        busy={busy}
        // Not `disabled`: sending empties the field, and a disabled button loses the focus to the page.
        aria-disabled={!sendable || undefined}
      >
        {price ? `${send} · ${price}` : send}
      </Button>
    </div>
  )
}
