/**
 * Shared i18next options of browser and server: flat keys, plain text, no fallback language, since the check refuses
 * missing texts.
 */
export const TEXT_OPTIONS = {
  fallbackLng: false,
  keySeparator: false,
  interpolation: { escapeValue: false },
} as const
