import { useEffect, useState } from 'react'

/** An object URL of a local picture, while mounted. */
export function useObjectUrl(file: Blob): string | null {
  const [address, setAddress] = useState<string | null>(null)
  useEffect(() => {
    const made = URL.createObjectURL(file)
    setAddress(made)
    return () => URL.revokeObjectURL(made)
  }, [file])
  return address
}
