import { Button } from '#ui/primitives/button/button.tsx'

export type IdeasProps = {
  readonly ideas: readonly string[]
  readonly onChoose: (text: string) => void
  readonly small?: boolean
}

/** Suggested messages as buttons. The profile's own come before the others once it is known: each place keeps the focus. */
export const Ideas = ({ ideas, onChoose, small = false }: IdeasProps) =>
  ideas.map((text, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the place has the focus, whatever stands there
    <Button key={place} wide size={small ? 's' : 'm'} onClick={() => onChoose(text)}>
      {text}
    </Button>
  ))
