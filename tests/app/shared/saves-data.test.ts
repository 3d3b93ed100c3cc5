import { expect, test } from 'bun:test'
import { savesData } from '#app/shared/saves-data.ts'

test('with "save data" or a slow connection nothing is prefetched', () => {
  expect(savesData({ connection: { saveData: true, effectiveType: '4g' } })).toBe(true)
  expect(savesData({ connection: { saveData: false, effectiveType: 'slow-2g' } })).toBe(true)
  expect(savesData({ connection: { saveData: false, effectiveType: '3g' } })).toBe(false)
})

test('a browser without connection data prefetches', () => {
  expect(savesData({})).toBe(false)
  expect(savesData({ connection: undefined })).toBe(false)
})
