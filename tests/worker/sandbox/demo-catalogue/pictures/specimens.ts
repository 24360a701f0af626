import type { PictureSubject } from '#worker/sandbox/demo-catalogue/pictures/subject.ts'
import catalogue from '#worker/sandbox/demo-catalogue/seed/data/part-types.json' with { type: 'json' }

type Technical = PictureSubject['technical']

/** Usual values by attribute, where the part type does not say otherwise. */
const usual: Technical = {
  diameter_mm: 280,
  drum_diameter_mm: 228,
  inner_diameter_mm: 38,
  outer_diameter_mm: 76,
  thickness_mm: 16,
  disc_thickness_mm: 22,
  min_thickness_mm: 20.4,
  height_mm: 60,
  width_mm: 120,
  length_mm: 320,
  holes: 5,
  pcd_mm: 108,
  centre_bore_mm: 65.1,
  piston_diameter_mm: 22.2,
  pistons: 1,
  ports: 2,
  thread: 'M12x1.5',
  connection: '8 mm',
  thread_1: 'M10x1',
  thread_2: 'M10x1',
  gasket_diameter_mm: 62,
  bypass_bar: 1.2,
  hex_mm: 17,
  teeth: 120,
  pinion_teeth: 9,
  belt_width_mm: 25,
  ribs: 6,
  bore_mm: 84,
  pipe_diameter_mm: 50,
  reach_mm: 19,
  electrode_gap_mm: 0.8,
  voltage_v: 12,
  poles: 2,
  leads: 4,
  pressure_bar: 3,
  core_width_mm: 520,
  core_height_mm: 380,
  core_depth_mm: 34,
  impeller_diameter_mm: 62,
  opening_temp_c: 87,
  volume_l: 1,
  volume_ml: 500,
  wire_mm: 13,
  cone_mm: 15,
  splines: 22,
  capacity_ah: 60,
  cca_en: 540,
  current_a: 55,
  power_kw: 1.4,
  power_w: 55,
  colour_temp_k: 3200,
  luminous_flux_lm: 1500,
  pack_qty: 2,
  wiper_length_mm: 510,
  wiper_length_2_mm: 480,
  stroke_mm: 180,
  force_n: 420,
  pieces: 4,
  gears: 5,
  doors: 4,
  offset_et: 35,
  load_kg: 690,
  max_trailer_kg: 1500,
  max_nose_kg: 75,
  d_value_kn: 9.8,
  wet_boiling_c: 165,
  frost_c: -20,
  pages: 240,
  torque_range_nm: '28-210',
  drive_size: '1/2"',
  disc_type: 'vented',
  surface: 'coated',
  wear_indicator: 'acoustic',
  filter_design: 'spin-on',
  filter_media: 'paper',
  viscosity: '10W-40',
  dot_class: 'DOT 4',
  coolant_class: 'G12',
  damper_type: 'gas',
  damper_system: 'twin-tube',
  mounting: 'eye/pin',
  bearing_type: 'rubber',
  material: 'rubber',
  colour: 'black',
  bulb_type: 'H4',
  rim_size: '6.5Jx16',
  pcd: '5x108',
  terminal_layout: '0',
  window: 'front',
  mounting_place: 'front',
  exhaust_position: 'rear',
  lambda_position: 'pre',
  hose_position: 'upper',
  boot_position: 'wheel',
  arm_position: 'lower',
  with_water_pump: true,
  with_bearing: true,
  with_hub: true,
  with_ball_joint: true,
  heated: true,
  magnetic: true,
  ready_mixed: false,
}

const particular: Record<string, Technical> = {
  'brake-pads': { width_mm: 131, height_mm: 58, thickness_mm: 17.5 },
  'brake-disc': { height_mm: 48, thickness_mm: 22 },
  'oil-filter': { height_mm: 96, outer_diameter_mm: 76, thread: '3/4-16 UNF' },
  'fuel-filter': { height_mm: 155, outer_diameter_mm: 62, filter_design: 'in-line' },
  'air-filter': { length_mm: 292, width_mm: 186, height_mm: 48, filter_design: 'panel' },
  'cabin-filter': { length_mm: 240, width_mm: 205, height_mm: 30 },
  'ribbed-belt': { length_mm: 1195, belt_width_mm: 21.4, ribs: 6 },
  'v-belt': { length_mm: 875, belt_width_mm: 9.5 },
  'timing-belt-kit': { teeth: 143, belt_width_mm: 25.4 },
  'shock-absorber': { length_mm: 412 },
  'drain-plug': { length_mm: 14, hex_mm: 19, thread: 'M14x1.5' },
  'wheel-bolt': { length_mm: 27, hex_mm: 17, seat: 'cone' },
  'starter-battery': { length_mm: 242, width_mm: 175, height_mm: 190 },
  'belt-tensioner': { outer_diameter_mm: 62, width_mm: 27 },
  'brake-drum': { inner_diameter_mm: 228, height_mm: 62 },
  'brake-shoes': { drum_diameter_mm: 228, width_mm: 40 },
  'drive-shaft': { length_mm: 642 },
  'abs-sensor': { length_mm: 560 },
  silencer: { length_mm: 640 },
  'catalytic-converter': { length_mm: 520 },
  'engine-heater': { power_w: 550, voltage_v: 230 },
  'steering-wheel': { outer_diameter_mm: 380, material: 'leather' },
  'fog-light': { outer_diameter_mm: 120 },
  'driving-light': { outer_diameter_mm: 180, light_source: 'LED' },
  'heater-blower': { outer_diameter_mm: 140 },
  'door-seal': { length_mm: 3400 },
  'gas-strut': { length_mm: 485 },
  'roof-bars': { length_mm: 1270, load_kg: 75 },
  'front-wing': { material: 'steel' },
  'coil-spring': { length_mm: 345, outer_diameter_mm: 128 },
  'anti-roll-link': { length_mm: 285 },
  'wheel-bearing': { outer_diameter_mm: 72, inner_diameter_mm: 39, width_mm: 37 },
  'control-arm-bush': { outer_diameter_mm: 46, inner_diameter_mm: 12.2 },
  'handbrake-cable': { length_mm: 1640 },
  'clutch-cable': { length_mm: 1120 },
  'head-gasket': { thickness_mm: 1.4 },
  'cv-boot': { inner_diameter_mm: 24, outer_diameter_mm: 82, height_mm: 98 },
  'steering-boot': { inner_diameter_mm: 48, length_mm: 210 },
  'glow-plug': { length_mm: 118, thread: 'M10x1' },
  'lambda-sensor': { length_mm: 480, thread: 'M18x1.5', poles: 4 },
  'spark-plug': { thread: 'M14x1.25', hex_mm: 16 },
  'touch-up-paint': { volume_ml: 9, colour: 'blue', colour_code: '19-447' },
  'brake-caliper': { piston_diameter_mm: 54 },
  'radiator-hose': { length_mm: 340, inner_diameter_mm: 34 },
  'brake-hose': { length_mm: 380 },
  'tie-rod-end': { length_mm: 92, thread: 'M14x1.5' },
  'engine-oil': { volume_l: 4, viscosity: '5W-30' },
  coolant: { volume_l: 5, colour: 'blue' },
  'washer-fluid': { volume_l: 4 },
  'brake-fluid': { volume_l: 0.5 },
}

const makers: [string, number][] = [
  ['Bromsvik', 4],
  ['Hallbrook', 212],
  ['Tornby Friction', 150],
  ['Filtrelund', 28],
  ['Klarluft', 196],
  ['Freinalpe', 268],
  ['Skivholm', 46],
]

/** As the catalogue writes values: numbers as text, true as "1", what is not so is left out. */
function stated(attributes: string[], values: Technical): Technical {
  const written = attributes.flatMap((id): [string, string][] => {
    const value = values[id]
    return value === undefined || value === false ? [] : [[id, value === true ? '1' : String(value)]]
  })
  return Object.fromEntries(written)
}

/** One believable part of every type in the catalogue. */
export const specimens: PictureSubject[] = catalogue.partTypes.map((type, index) => {
  const [brandName, hue] = makers[index % makers.length]!
  return {
    sku: `${type.id.slice(0, 2).toUpperCase()}-${10000 + index * 37}`,
    partType: type.id,
    shape: type.shape,
    preset: type.shapePreset ?? null,
    technical: stated(type.attributes, { ...usual, ...particular[type.id] }),
    side: type.attributes.includes('side') ? (index % 2 ? 'left' : 'right') : null,
    axle:
      type.attributes.includes('axle') || type.attributes.includes('position')
        ? index % 3
          ? 'front'
          : 'rear'
        : null,
    steering: type.attributes.includes('steering_side') ? 'lhd' : null,
    hue,
    brandName,
  }
})

export function specimen(
  partType: string,
  technical: Technical = {},
  more: Partial<PictureSubject> = {},
): PictureSubject {
  const found = specimens.find((one) => one.partType === partType)
  if (!found) throw new Error(`no specimen of ${partType}`)
  return { ...found, ...more, technical: { ...found.technical, ...technical } }
}
