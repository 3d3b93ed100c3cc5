import { expect, test } from 'bun:test'
import { complaintSearch } from '#app/safety/complaints/complaint-search.ts'
import { appealPath } from '#core/safety/complaint.ts'

const read = (path: string) =>
  complaintSearch(Object.fromEntries(new URL(path, 'https://vonk.test').searchParams))

test('the link in a mail about a decision sets topic and decision', () => {
  expect(read(appealPath('261124-7KQ4MX'))).toEqual({ topic: 'decision', about: '261124-7KQ4MX' })
})

test('a link cannot set the text of a complaint', () => {
  for (const about of ['I did it', 'x'.repeat(81), '<b>', ''])
    expect(complaintSearch({ about })).toEqual({})
  expect(complaintSearch({ topic: 'a theft' })).toEqual({})
  expect(complaintSearch({ topic: 'content', about: 7 })).toEqual({ topic: 'content' })
})
