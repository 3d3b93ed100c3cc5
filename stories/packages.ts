/**
 * Every package that a story reaches. They are named ahead because finding one late reloads the page, which in
 * a test run is a failure; `tests/architecture/stories.test.ts` keeps the list whole.
 */
export const PACKAGES = [
  '@elysiajs/eden',
  '@radix-ui/react-dialog',
  '@storybook/addon-a11y/preview',
  '@tanstack/react-query',
  '@tanstack/react-router',
  '@vanilla-extract/css',
  // Not in the sources: compiled styles ask for it.
  '@vanilla-extract/recipes/createRuntimeFn',
  '@xstate/react',
  'elysia',
  'geokdbush',
  'i18next',
  'kdbush',
  'lucide-react',
  'msw',
  'msw/browser',
  'radix-ui',
  'react-i18next',
  'react-i18next/initReactI18next',
  'storybook/internal/csf',
  'storybook/theming',
  'valibot',
  'virtua',
  'xstate',
]
