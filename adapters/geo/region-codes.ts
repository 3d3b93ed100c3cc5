type Somewhere = {
  readonly country: string
  readonly adminCode: string
  readonly muni?: string
  readonly loc: { readonly coordinates: readonly [lon: number, lat: number] }
}

/** England's nine regions, by prefix of the second-level code. */
const ENGLAND: readonly (readonly [region: string, codes: RegExp])[] = [
  ['North East', /^00(C[HJKLM]|E[BCEFHJM])/],
  ['North West', /^(16|30|00(B[L-Z]|C[AB]|E[QTUWXY]))/],
  ['Yorkshire', /^(36|00(C[C-G]|C[XYZ]|D[AB]|F[ABCDF]))/],
  ['East Midlands', /^(17|31|32|34|37|00F[KNPY])/],
  ['West Midlands', /^(41|44|47|00(C[N-W]|G[AFGL]))/],
  ['East', /^(12|22|26|33|42|00(JA|K[A-G]))/],
  ['South East', /^(11|21|24|29|38|43|45|00(LC|M[A-W]))/],
  ['South West', /^(18|19|23|40|00H[A-Y])/],
  ['London', /^[A-Z]\d$/],
]

/** Maps Norway's counties of 2020 to those of 2024, by the nearest of these places. */
const NORWAY: Readonly<Record<string, readonly (readonly [string, lat: number, lon: number])[]>> = {
  30: [
    ['Østfold', 59.28, 11.11],
    ['Østfold', 59.43, 10.66],
    ['Østfold', 59.12, 11.39],
    ['Østfold', 59.58, 11.16],
    ['Akershus', 59.66, 10.63],
    ['Akershus', 59.72, 10.84],
    ['Akershus', 59.6, 10.75],
    ['Akershus', 59.83, 10.44],
    ['Akershus', 59.89, 10.53],
    ['Akershus', 59.95, 11.05],
    ['Akershus', 60.14, 11.17],
    ['Akershus', 60.24, 10.38],
    ['Buskerud', 59.74, 10.2],
    ['Buskerud', 59.61, 10.4],
    ['Buskerud', 59.67, 9.65],
    ['Buskerud', 60.17, 10.26],
  ],
  38: [
    ['Vestfold', 59.27, 10.41],
    ['Vestfold', 59.42, 10.48],
    ['Vestfold', 59.05, 10.03],
    ['Vestfold', 59.49, 10.32],
    ['Telemark', 59.21, 9.61],
    ['Telemark', 59.14, 9.66],
    ['Telemark', 59.56, 9.26],
    ['Telemark', 58.87, 9.41],
  ],
  54: [
    ['Troms', 69.65, 18.96],
    ['Troms', 68.8, 16.54],
    ['Troms', 69.23, 17.98],
    ['Troms', 69.77, 20.96],
    ['Finnmark', 69.97, 23.27],
    ['Finnmark', 70.66, 23.68],
    ['Finnmark', 70.07, 29.75],
    ['Finnmark', 69.73, 30.05],
  ],
}

/** Key of a place's region in `REGION_NAMES`; `null` if only its neighbours can tell. */
export function regionCode({ country, adminCode, muni, loc }: Somewhere): string | null {
  if (country === 'BE') return belgian(muni ?? '')
  if (country === 'GB' && adminCode === 'ENG')
    return ENGLAND.find(([, codes]) => codes.test(muni ?? ''))?.[0] ?? null
  const counties = country === 'NO' ? NORWAY[adminCode] : undefined
  if (!counties) return adminCode
  const [lon, lat] = loc.coordinates
  // Degrees of longitude are half as long at this latitude.
  const away = (at: number, east: number) => Math.hypot(at - lat, (east - lon) / 2)
  const [nearest] = counties.toSorted((a, b) => away(a[1], a[2]) - away(b[1], b[2]))
  return nearest?.[0] ?? null
}

const belgian = (muni: string): string | null =>
  (muni.startsWith('2') ? muni.slice(0, 2) : muni.slice(0, 1)) || null
