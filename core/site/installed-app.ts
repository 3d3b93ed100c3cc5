/** Spec §2: the routes on which an installed app, which has no bar of the browser's, shows a back button. */
const WITH_BACK: readonly string[] = [
  'members-id',
  'likes-type',
  'likes-m-id',
  'credits',
  'credits-id-paymentmethod',
]

/** Whether the back button shows; a route goes by its name in the spec. */
export const showsBack = (route: string, installedApp: boolean): boolean =>
  // A payment method that was not chosen yet is still that route.
  installedApp && WITH_BACK.includes(route === 'credits-id' ? 'credits-id-paymentmethod' : route)
