/** Path of the form for an appeal; `about` is the id of a photo or the number of a decision. */
export const appealPath = (about: string): string =>
  `/complaints?topic=decision&about=${encodeURIComponent(about)}`
