import type { Settings } from '../site/settings.ts'
import type { Card } from './cards.ts'

type Noted = Pick<Card, 'distance' | 'online'>

/** A profile with the notes enabled on this site; disabled ones never leave the server. */
export function withNotes<Shown extends Noted>(
  card: Shown,
  { visibleProfileNotes: notes }: Pick<Settings, 'visibleProfileNotes'>,
): Shown {
  if (notes.includes('distance') && notes.includes('online')) return card
  return {
    ...card,
    distance: notes.includes('distance') ? card.distance : null,
    online: notes.includes('online') && card.online,
  }
}
