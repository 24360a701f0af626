const drawings = {
  add: 'M8 3v10M3 8h10',
  subtract: 'M3 8h10',
  close: 'M3.5 3.5l9 9M12.5 3.5l-9 9',
  check: 'M2.5 8.5l3.5 3.5 7.5-8',
  down: 'M3.5 6l4.5 4.5L12.5 6',
  menu: 'M2 4h12M2 8h12M2 12h12',
  search: 'M7 12A5 5 0 107 2a5 5 0 000 10zM10.7 10.7L14 14',
  cart: 'M1.5 2.5h2l1.8 7.5h7l1.7-5.5H4M6 13.2v.1M11.5 13.2v.1',
  heart: 'M8 13L3 8a3 3 0 115-3.5 3 3 0 115 3.5z',
  account: 'M8 8a3 3 0 100-6 3 3 0 000 6zM2.5 14a5.5 4.5 0 0111 0',
  car: 'M1.5 11.5V8.2l1.7-.7L4.7 4h6.6l1.5 3.5 1.7.7v3.3zM3.2 7.5h9.6M4.5 11.7v1.5M11.5 11.7v1.5',
  filter: 'M2 4h5M11 4h3M9 2.5v3M2 12h3M9 12h5M7 10.5v3M2 8h1M7 8h7M5 6.5v3',
  grid: 'M2.5 2.5h4v4h-4zM9.5 2.5h4v4h-4zM2.5 9.5h4v4h-4zM9.5 9.5h4v4h-4z',
  table: 'M2 3.5h12M2 8h12M2 12.5h12M6 3.5v9',
  compare: 'M2 5.5h11M10 2.5l3 3-3 3M14 11H3M6 8l-3 3 3 3',
  clock: 'M8 14A6 6 0 108 2a6 6 0 000 12zM8 4.5V8l2.5 1.5',
  error: 'M8 14A6 6 0 108 2a6 6 0 000 12zM8 4.8v3.7M8 11v.1',
  warning: 'M8 2.2l6.2 11H1.8zM8 6.5v3M8 11.3v.1',
  information: 'M8 14A6 6 0 108 2a6 6 0 000 12zM8 7.5v3.7M8 5v.1',
  truck: 'M1 3.5h8v8H1zM9 6.5h3l2.5 2.5v2.5H9M4 13.5v.1M12 13.5v.1',
  shield: 'M8 1.5l5.5 2v4c0 3.4-2.3 5.7-5.5 7-3.2-1.3-5.5-3.6-5.5-7v-4zM5.5 8l2 2 3.2-3.6',
  return: 'M5.5 3L2.5 6l3 3M2.5 6h7.5a3.5 3.5 0 010 7H5',
  wallet: 'M2 4.5h11.5v9H2zM2 4.5L11 2v2.5M13.5 7.5H10v3h3.5M11.7 9h.1',
} as const

export type IconName = keyof typeof drawings

export function Icon({ name }: { name: IconName }) {
  return (
    <svg className="icon" viewBox="0 0 16 16" aria-hidden="true">
      <path d={drawings[name]} />
    </svg>
  )
}
