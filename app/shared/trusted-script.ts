type Policy = { createScriptURL(url: string): string }
type Policies = {
  createPolicy(name: string, rules: { createScriptURL: () => string }): Policy
}

/** Trusted Types: a script URL by the policy for this one URL. The server's CSP lists the policies' names. */
export function trustedScript(policy: 'site-worker' | 'intl-worker', url: string): string {
  const { trustedTypes } = globalThis as { readonly trustedTypes?: Policies }
  return (
    trustedTypes?.createPolicy(policy, { createScriptURL: () => url }).createScriptURL(url) ?? url
  )
}
