/** The variable that holds how much of the foot of the screen a bar takes, for what wants to stay just above it. */
export const BELOW = '--below'
