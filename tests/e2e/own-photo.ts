import { type APIRequestContext, expect } from '@playwright/test'
import sharp from 'sharp'
import { newId } from '#app/shared/new-id.ts'

const drawnPhoto = () =>
  sharp({ create: { width: 800, height: 1000, channels: 3, background: '#8a6d3b' } })
    .jpeg()
    .toBuffer()

/** Adds a photo to the profile of whoever the request context is logged in as. */
export async function addPhoto(request: APIRequestContext, origin: string): Promise<void> {
  const photo = { name: 'me.jpg', mimeType: 'image/jpeg', buffer: await drawnPhoto() }
  const answer = await request.post('/api/photos', {
    headers: { origin },
    multipart: { id: newId(), photo },
  })
  expect(answer.status(), await answer.text()).toBe(201)
}
