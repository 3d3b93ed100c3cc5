/** Whether two texts are equal without regard to case. */
export const sameText = (a: string, b: string): boolean => a.toLowerCase() === b.toLowerCase()
