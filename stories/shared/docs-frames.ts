/** On a docs page each story in a frame: full-page overlays would cover all at once. */
export const IN_FRAMES = { story: { inline: false, iframeHeight: '520px' } } as const
