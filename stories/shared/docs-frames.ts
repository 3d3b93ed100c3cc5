/** On a docs page each story in a frame of its own: what covers a whole page would cover that one, all at once. */
export const IN_FRAMES = { story: { inline: false, iframeHeight: '520px' } } as const
