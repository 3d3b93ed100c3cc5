import bar from '../pictures/photographs/bar.webp'
import beach from '../pictures/photographs/beach.webp'
import blownOut from '../pictures/photographs/blown-out.webp'
import close from '../pictures/photographs/close.webp'
import group from '../pictures/photographs/group.webp'
import lamplight from '../pictures/photographs/lamplight.webp'
import mirror from '../pictures/photographs/mirror.webp'
import mountain from '../pictures/photographs/mountain.webp'
import small from '../pictures/photographs/small.webp'
import sunset from '../pictures/photographs/sunset.webp'
import window from '../pictures/photographs/window.webp'
import withDog from '../pictures/photographs/with-dog.webp'

/** A photograph by code, of nobody, and what it is hard on. */
export type Photograph = { readonly name: string; readonly src: string; readonly shows: string }

/** Photographs as members upload them: too dark, too small, the face anywhere. */
export const PHOTOGRAPHS: readonly Photograph[] = [
  { name: 'Noor', src: window, shows: 'Noor by the window' },
  { name: 'Tom', src: bar, shows: 'Tom in a dark bar' },
  { name: 'Ilse', src: mountain, shows: 'Ilse before a mountain, at the right' },
  { name: 'Bas', src: group, shows: 'Bas and two others' },
  { name: 'Amal', src: mirror, shows: 'Amal in a mirror, low at the left' },
  { name: 'Lotte', src: blownOut, shows: 'Lotte in too much light' },
  { name: 'Henk', src: small, shows: 'Henk, 240 pixels wide' },
  { name: 'Yara', src: sunset, shows: 'Yara against the sun' },
  { name: 'Daan', src: withDog, shows: 'Daan with a dog' },
  { name: 'Marga', src: close, shows: 'Marga from very near' },
  { name: 'Imane', src: beach, shows: 'Imane far off on a beach' },
  { name: 'Gerrit', src: lamplight, shows: 'Gerrit by lamplight' },
]
