/** The desk's texts in every language, each fetched when it is first needed. */
export const deskTexts = import.meta.glob<Record<string, string>>('./*/desk*.json', {
  import: 'default',
})
