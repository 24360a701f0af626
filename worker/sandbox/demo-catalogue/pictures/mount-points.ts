import type { Point } from './geometry.ts'

/** The property that decides a part's spot: its side, its axle, both, or the driver's side. */
type Deciding = 'side' | 'axle' | 'axle-side' | 'driver'

/** The place of a part. Spots are [right of the middle line, down the sheet]; by axle, down from that axle. */
export interface MountPoint {
  by?: Deciding
  at?: readonly Point[]
  /** An outline on the sheet (right half, when a side decides), or one for each axle. */
  area?: string | { front: string; rear: string }
  /** An attribute that moves it: spots by its value. */
  moved?: { attribute: string; at: Readonly<Record<string, readonly Point[]>> }
}

/** Part types at the engine or clutch, which are behind the rear axle of a car with its engine there. */
export const atEngine: ReadonlySet<string> = new Set(
  'oil-filter air-filter filter-set drain-plug timing-belt-kit ribbed-belt v-belt belt-tensioner head-gasket valve-cover-gasket engine-mount turbocharger spark-plug ignition-coil ignition-lead-set distributor-cap carburettor-kit maf-sensor alternator starter-motor clutch-kit clutch-slave-cylinder engine-oil gearbox-oil catalytic-converter lambda-sensor'.split(
    ' ',
  ),
)
/**
 * Part types at the other end than usual in a car with its engine in the rear: boot and tank are in front then, a fuel
 * pump on the engine is behind.
 */
export const atOtherEnd: ReadonlySet<string> = new Set(['boot-mat', 'fuel-pump'])
/** Part types at the half shafts of the driven wheels. */
export const atHalfShafts: ReadonlySet<string> = new Set(['drive-shaft', 'cv-boot'])

const spot = (x: number, y: number): MountPoint => ({ at: [[x, y]] })
const on = (by: Deciding, x: number, y: number): MountPoint => ({ by, at: [[x, y]] })
const over = (area: string): MountPoint => ({ area })

const wholeCar =
  'M400 74C470 74 512 86 522 128 530 170 531 220 530 300 532 420 532 520 526 640 522 700 480 726 400 726 320 726 278 700 274 640 268 520 268 420 270 300 269 220 270 170 278 128 288 86 330 74 400 74z'
const everywhere: MountPoint = { area: wholeCar }
const fourWheels: MountPoint = { by: 'axle-side', at: [[124, 0]] }
const cylinders = over(
  'M382 128H418V244H382zM400 134a11 11 0 1 0 .1 0zM400 161a11 11 0 1 0 .1 0zM400 188a11 11 0 1 0 .1 0zM400 215a11 11 0 1 0 .1 0z',
)
const outsideMirror: MountPoint = {
  by: 'side',
  at: [[140, 319]],
  area: 'M528 312Q556 304 554 322 548 332 528 326z',
}
const frontDoor = 'M514 312H534V450H514z'
const rearDoor = 'M514 454H534V580H514z'

/** Places of parts on the car by part type; types that are not listed belong to the whole car. */
const listed: Readonly<Record<string, MountPoint>> = {
  'brake-disc': on('axle-side', 112, 0),
  'brake-pads': on('axle-side', 112, 0),
  'brake-shoes': on('axle-side', 112, 0),
  'brake-drum': on('axle-side', 112, 0),
  'brake-caliper': on('axle-side', 108, -26),
  'caliper-repair-kit': on('axle-side', 108, -26),
  'brake-hose': on('axle-side', 88, -14),
  'brake-master-cylinder': on('driver', 66, 266),
  'wheel-cylinder': on('axle-side', 108, -26),
  'handbrake-cable': {
    by: 'side',
    area: 'M424 452C470 470 506 520 512 590L500 594C492 530 460 486 420 466z',
  },
  'abs-sensor': on('axle-side', 104, 18),
  'oil-filter': spot(46, 206),
  'air-filter': spot(-76, 176),
  'cabin-filter': spot(76, 270),
  'fuel-filter': spot(78, 540),
  'filter-set': {
    at: [
      [46, 206],
      [-76, 176],
    ],
    moved: {
      attribute: 'set_contents',
      at: {
        'cabin-filter': [
          [46, 206],
          [-76, 176],
          [76, 270],
        ],
      },
    },
  },
  'drain-plug': spot(0, 214),
  'timing-belt-kit': spot(0, 132),
  'ribbed-belt': spot(0, 124),
  'v-belt': spot(0, 124),
  'belt-tensioner': spot(30, 128),
  'head-gasket': over('M356 134H444V238H356z'),
  'valve-cover-gasket': over('M366 134H434V238H366z'),
  'engine-mount': {
    by: 'side',
    at: [[52, 196]],
    moved: { attribute: 'position', at: { front: [[0, 140]], rear: [[0, 250]] } },
  },
  turbocharger: spot(56, 178),
  silencer: {
    at: [[46, 690]],
    moved: {
      attribute: 'exhaust_position',
      at: { front: [[46, 372]], middle: [[46, 490]], rear: [[46, 690]] },
    },
  },
  'catalytic-converter': spot(40, 312),
  'exhaust-hanger': {
    at: [
      [46, 420],
      [46, 560],
      [46, 690],
    ],
  },
  'spark-plug': cylinders,
  'glow-plug': cylinders,
  'ignition-coil': spot(-66, 216),
  'ignition-lead-set': cylinders,
  'distributor-cap': spot(32, 160),
  'fuel-pump': {
    at: [[40, 630]],
    moved: { attribute: 'pump_type', at: { mechanical: [[-48, 214]] } },
  },
  'carburettor-kit': spot(-42, 186),
  'lambda-sensor': {
    at: [[40, 276]],
    moved: { attribute: 'lambda_position', at: { pre: [[40, 276]], post: [[40, 352]] } },
  },
  'maf-sensor': spot(-66, 142),
  radiator: over('M336 96H464V114H336z'),
  'water-pump': spot(0, 140),
  thermostat: spot(20, 138),
  'radiator-hose': {
    at: [[-30, 120]],
    moved: { attribute: 'hose_position', at: { upper: [[-30, 120]], lower: [[34, 122]] } },
  },
  'expansion-tank': spot(96, 160),
  'heater-blower': on('driver', -62, 284),
  'shock-absorber': on('axle-side', 84, 0),
  'coil-spring': on('axle-side', 80, 0),
  'strut-mount': on('axle-side', 84, 0),
  'control-arm': on('axle-side', 70, 6),
  'control-arm-bush': on('axle-side', 52, 12),
  'ball-joint': on('axle-side', 100, 8),
  'tie-rod-end': { by: 'side', at: [[98, 222]] },
  'anti-roll-link': on('axle-side', 84, -34),
  'wheel-bearing': on('axle-side', 116, 0),
  'steering-boot': { by: 'side', at: [[58, 222]] },
  'steering-pump': spot(-44, 150),
  'clutch-kit': spot(0, 256),
  'clutch-slave-cylinder': spot(-32, 262),
  'clutch-cable': on('driver', 46, 276),
  'drive-shaft': { by: 'side', at: [[70, 196]] },
  'cv-boot': {
    by: 'side',
    at: [[96, 196]],
    moved: { attribute: 'boot_position', at: { wheel: [[98, 196]], gearbox: [[42, 196]] } },
  },
  'propshaft-bearing': spot(0, 462),
  'starter-battery': over('M458 222H508V268H458z'),
  alternator: spot(44, 146),
  'starter-motor': spot(-38, 246),
  relay: on('driver', 84, 300),
  'fuse-set': on('driver', 84, 300),
  'brake-light-switch': on('driver', 52, 318),
  bulb: { by: 'side', at: [[92, 102]] },
  headlight: { by: 'side', area: 'M510 104Q500 88 464 82L474 112Q496 116 512 128z' },
  'tail-light': { by: 'side', area: 'M524 664Q518 700 470 716L464 696Q500 684 506 660z' },
  indicator: {
    by: 'side',
    at: [[112, 118]],
    moved: {
      attribute: 'mounting_place',
      at: { front: [[112, 118]], bumper: [[96, 92]], wing: [[128, 262]], rear: [[112, 690]] },
    },
  },
  'fog-light': { by: 'side', at: [[92, 86]] },
  'driving-light': { by: 'side', at: [[42, 76]] },
  'wiper-blade': {
    area: 'M322 318Q392 292 398 286L402 292Q380 316 326 328zM410 312Q468 290 484 284L488 290Q470 312 414 322z',
    moved: { attribute: 'window', at: { rear: [[0, 606]] } },
  },
  'wiper-motor': {
    by: 'driver',
    at: [[40, 276]],
    moved: { attribute: 'window', at: { rear: [[0, 640]] } },
  },
  'washer-pump': spot(-104, 140),
  'door-mirror': outsideMirror,
  'mirror-glass': outsideMirror,
  'front-wing': { by: 'side', area: 'M506 96Q526 116 530 280L504 284Q500 150 490 104z' },
  bumper: {
    by: 'axle',
    area: {
      front: 'M282 116Q292 74 400 72 508 74 518 116L508 106Q494 90 400 88 306 90 292 106z',
      rear: 'M278 668Q288 728 400 730 512 728 522 668L514 684Q500 712 400 714 300 712 286 684z',
    },
  },
  grille: over('M348 78Q400 70 452 78V90Q400 84 348 90z'),
  'door-seal': { by: 'axle-side', area: { front: frontDoor, rear: rearDoor } },
  'gas-strut': { by: 'side', at: [[92, 640]] },
  emblem: {
    at: [[0, 76]],
    moved: {
      attribute: 'mounting_place',
      at: {
        grille: [[0, 76]],
        wing: [
          [-128, 262],
          [128, 262],
        ],
        tailgate: [[0, 722]],
      },
    },
  },
  'floor-mat-set': over(
    'M318 340H388V396H318zM412 340H482V396H412zM320 474H394V504H320zM406 474H480V504H406z',
  ),
  'boot-mat': over('M312 606H488V690H312z'),
  upholstery: {
    by: 'axle',
    area: { front: 'M320 398H388V470H320zM412 398H480V470H412z', rear: 'M322 500H478V552H322z' },
  },
  'steering-wheel': on('driver', 46, 380),
  'gear-knob': spot(0, 396),
  'window-regulator': { by: 'axle-side', area: { front: frontDoor, rear: rearDoor } },
  'alloy-wheel': fourWheels,
  'wheel-bolt': fourWheels,
  'torque-wrench': fourWheels,
  'brake-cleaner': fourWheels,
  towbar: spot(0, 732),
  'roof-bars': over('M292 392H508V406H292zM292 508H508V522H292z'),
  'engine-heater': spot(-30, 206),
  'engine-oil': spot(0, 186),
  'gearbox-oil': spot(0, 286),
  coolant: spot(96, 160),
  'brake-fluid': on('driver', 66, 266),
  'washer-fluid': spot(-104, 140),
}

export const mountPointOf = (partType: string): MountPoint =>
  Object.hasOwn(listed, partType) ? (listed[partType] ?? everywhere) : everywhere
