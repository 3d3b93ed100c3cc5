import { Thread } from './scene.tsx'

/** The line that small drawings stand on. */
export function Ground() {
  return <Thread d="M44 220H276" paper="rule" width={4} />
}
