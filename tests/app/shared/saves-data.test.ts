import { expect, test } from 'bun:test'
import { savesData } from '#app/shared/saves-data.ts'

test('nothing is fetched ahead for whoever saves data, or has next to no line', () => {
  expect(savesData({ connection: { saveData: true, effectiveType: '4g' } })).toBe(true)
  expect(savesData({ connection: { saveData: false, effectiveType: 'slow-2g' } })).toBe(true)
  expect(savesData({ connection: { saveData: false, effectiveType: '3g' } })).toBe(false)
})

test('a browser that tells nothing of its line is fetched for', () => {
  expect(savesData({})).toBe(false)
  expect(savesData({ connection: undefined })).toBe(false)
})
