import { memoryStorage } from '#adapters/memory/storage.ts'
import { storageContract } from './storage.contract.ts'

storageContract('memory', async () => memoryStorage())
