import type { Complaint } from '#core/safety/complaint.ts'
import { NOW, newId } from './sample.ts'

/** A typical complaint, with `changes`. */
export const sampleComplaint = (changes: Partial<Complaint> = {}): Complaint => ({
  id: newId(),
  site: 'vonk',
  kind: 'payment',
  words: 'Twee keer afgeschreven; “€ 29,99”. 🙁',
  about: '261121-7KQ4MX',
  name: '',
  email: 'ann@example.test',
  language: 'nl',
  filedAt: NOW,
  takenAt: null,
  answeredAt: null,
  answer: null,
  ...changes,
})
