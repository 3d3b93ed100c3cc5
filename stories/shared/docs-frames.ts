/**
 * On a docs page each story in a frame, where it is played: an overlay would cover the page, and what is opened by its
 * play would be shut. The height grows with the text of the toolbar.
 */
export const IN_FRAMES = { story: { inline: false, iframeHeight: '32.5rem' } } as const

/** The same for what opens beside its button. */
export const IN_LOW_FRAMES = { story: { inline: false, iframeHeight: '20rem' } } as const
