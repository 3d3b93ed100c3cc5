import { Button } from '#ui/primitives/button/button.tsx'

export type IdeasProps = {
  readonly ideas: readonly string[]
  readonly onChoose: (text: string) => void
}

/** Suggested messages as buttons. */
export const Ideas = ({ ideas, onChoose }: IdeasProps) =>
  ideas.map((text) => (
    <Button key={text} wide onClick={() => onChoose(text)}>
      {text}
    </Button>
  ))
