import { expect, test } from 'bun:test'
import { nearest } from '#stories/.storybook/nearest.ts'

const IDS = [
  'kit-action-button--docs',
  'kit-action-button--ember',
  'kit-action-iconbutton--docs',
  'kit-feedback-alert--docs',
  'search-members--many-pages',
]

test('a mistyped id leads to the story that it nearly names', () => {
  expect(nearest('kit-action-buton--docs', IDS, 2)).toEqual([
    'kit-action-button--docs',
    'kit-action-iconbutton--docs',
  ])
})

test('a story that was renamed is found by its screen', () => {
  expect(nearest('search-members--all-pages', IDS, 1)).toEqual(['search-members--many-pages'])
})

test('nothing is offered for what no story is called', () => {
  expect(nearest('zeppelin', IDS, 3)).toEqual([])
})
