/** The texts of this language by area, each fetched when it is first needed. */
export const catalogue = import.meta.glob<Record<string, string>>(['./*.json', '!./desk*.json'], {
  import: 'default',
})
