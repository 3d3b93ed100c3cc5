import { useEffect, useState } from 'react'

/** An object URL of a local picture, while mounted; never that of the picture before. */
export function useObjectUrl(file: Blob | null): string | null {
  const [made, setMade] = useState<{ readonly of: Blob; readonly address: string } | null>(null)
  useEffect(() => {
    if (!file) return
    const address = URL.createObjectURL(file)
    setMade({ of: file, address })
    return () => {
      setMade(null)
      URL.revokeObjectURL(address)
    }
  }, [file])
  return made !== null && made.of === file ? made.address : null
}
