/** The variable that holds how much of each side of a photo is taken by buttons, for what is written over it. */
export const BESIDE = '--beside'
