const POLL = 20

/** Polls until something is so, or the test times out. */
export async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await isSo())) await Bun.sleep(POLL)
}
