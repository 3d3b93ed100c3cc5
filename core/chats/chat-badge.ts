/** Spec §4: the chat badge counts unread messages and new likes. */
export const chatBadgeCount = (unread: number, newLikes: number): number => unread + newLikes
