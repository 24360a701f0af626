export interface State {
  /** The ISO 3166-2 code without the country. */
  state: string
  name: string
}

const counties = [
  'CW Carlow',
  'CN Cavan',
  'CE Clare',
  'CO Cork',
  'DL Donegal',
  'D Dublin',
  'G Galway',
  'KY Kerry',
  'KE Kildare',
  'KK Kilkenny',
  'LS Laois',
  'LM Leitrim',
  'LK Limerick',
  'LD Longford',
  'LH Louth',
  'MO Mayo',
  'MH Meath',
  'MN Monaghan',
  'OY Offaly',
  'RN Roscommon',
  'SO Sligo',
  'TA Tipperary',
  'WD Waterford',
  'WH Westmeath',
  'WX Wexford',
  'WW Wicklow',
]

/** States or provinces that addresses of a country must contain. */
export const states: Record<string, State[]> = {
  IE: counties.map((county) => {
    const [state = '', name = ''] = county.split(' ')
    return { state, name }
  }),
}
