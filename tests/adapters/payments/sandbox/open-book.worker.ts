import { fileBook } from '#adapters/payments/sandbox/file-book.ts'

declare const self: Worker

/** Opens a book at the same moment as the others that count themselves in. */
self.onmessage = ({ data }: MessageEvent<{ path: string; shared: SharedArrayBuffer }>) => {
  const [waiting, all] = [new Int32Array(data.shared, 0, 1), new Int32Array(data.shared, 4, 1)]
  Atomics.add(waiting, 0, 1)
  while (Atomics.load(waiting, 0) < Atomics.load(all, 0));
  try {
    fileBook(data.path).close()
    self.postMessage('open')
  } catch (failure) {
    self.postMessage(String(failure))
  }
}
