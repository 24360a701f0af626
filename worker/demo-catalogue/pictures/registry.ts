import { aerosol } from './shapes/aerosol.ts'
import { alternator } from './shapes/alternator.ts'
import { arm } from './shapes/arm.ts'
import { balljoint } from './shapes/balljoint.ts'
import { battery } from './shapes/battery.ts'
import { bearing } from './shapes/bearing.ts'
import { bellows } from './shapes/bellows.ts'
import { belt } from './shapes/belt.ts'
import { blower } from './shapes/blower.ts'
import { bolt } from './shapes/bolt.ts'
import { bottle } from './shapes/bottle.ts'
import { box } from './shapes/box.ts'
import { bulb } from './shapes/bulb.ts'
import { bumper } from './shapes/bumper.ts'
import { bush } from './shapes/bush.ts'
import { cable } from './shapes/cable.ts'
import { caliper } from './shapes/caliper.ts'
import { canFilter } from './shapes/can-filter.ts'
import { clutch } from './shapes/clutch.ts'
import { coil } from './shapes/coil.ts'
import { cylinder } from './shapes/cylinder.ts'
import { damper } from './shapes/damper.ts'
import { disc } from './shapes/disc.ts'
import { distcap } from './shapes/distcap.ts'
import { drum } from './shapes/drum.ts'
import { emblem } from './shapes/emblem.ts'
import { exhaustCan } from './shapes/exhaust-can.ts'
import { fuses } from './shapes/fuses.ts'
import { gasket } from './shapes/gasket.ts'
import { gasstrut } from './shapes/gasstrut.ts'
import { grille } from './shapes/grille.ts'
import { halfshaft } from './shapes/halfshaft.ts'
import { headlight } from './shapes/headlight.ts'
import { heater } from './shapes/heater.ts'
import { hose } from './shapes/hose.ts'
import { knob } from './shapes/knob.ts'
import { lampUnit } from './shapes/lamp-unit.ts'
import { leads } from './shapes/leads.ts'
import { link } from './shapes/link.ts'
import { maf } from './shapes/maf.ts'
import { mat } from './shapes/mat.ts'
import { mirror } from './shapes/mirror.ts'
import { pads } from './shapes/pads.ts'
import { panelFilter } from './shapes/panel-filter.ts'
import { pen } from './shapes/pen.ts'
import { probe } from './shapes/probe.ts'
import { pulley } from './shapes/pulley.ts'
import { pumpFlange } from './shapes/pump-flange.ts'
import { pumpInline } from './shapes/pump-inline.ts'
import { radiator } from './shapes/radiator.ts'
import { regulator } from './shapes/regulator.ts'
import { rim } from './shapes/rim.ts'
import { roofbars } from './shapes/roofbars.ts'
import { roundlamp } from './shapes/roundlamp.ts'
import { rubberMount } from './shapes/rubber-mount.ts'
import { sealkit } from './shapes/sealkit.ts'
import { sealstrip } from './shapes/sealstrip.ts'
import { seat } from './shapes/seat.ts'
import { sensor } from './shapes/sensor.ts'
import type { Shape } from './shapes/shape.ts'
import { shoes } from './shapes/shoes.ts'
import { sparkplug } from './shapes/sparkplug.ts'
import { spring } from './shapes/spring.ts'
import { starter } from './shapes/starter.ts'
import { steeringwheel } from './shapes/steeringwheel.ts'
import { switchgear } from './shapes/switchgear.ts'
import { tank } from './shapes/tank.ts'
import { thermostat } from './shapes/thermostat.ts'
import { towbar } from './shapes/towbar.ts'
import { turbo } from './shapes/turbo.ts'
import { wing } from './shapes/wing.ts'
import { wiper } from './shapes/wiper.ts'
import { wrench } from './shapes/wrench.ts'

/** Every shape that is drawn, by its name in the catalogue. */
const shapes: ReadonlyMap<string, Shape> = new Map(
  Object.entries({
    aerosol,
    wrench,
    fuses,
    turbo,
    heater,
    grille,
    tank,
    knob,
    steeringwheel,
    emblem,
    blower,
    distcap,
    maf,
    roofbars,
    towbar,
    regulator,
    gasstrut,
    sealstrip,
    bumper,
    leads,
    wing,
    pulley,
    drum,
    bolt,
    rim,
    seat,
    alternator,
    battery,
    halfshaft,
    sensor,
    thermostat,
    radiator,
    coil,
    shoes,
    headlight,
    switchgear,
    roundlamp,
    clutch,
    starter,
    'pump-inline': pumpInline,
    'exhaust-can': exhaustCan,
    pen,
    bulb,
    link,
    spring,
    cable,
    sealkit,
    wiper,
    bellows,
    gasket,
    'lamp-unit': lampUnit,
    bearing,
    probe,
    arm,
    caliper,
    mirror,
    'pump-flange': pumpFlange,
    sparkplug,
    bush,
    box,
    'can-filter': canFilter,
    damper,
    balljoint,
    belt,
    bottle,
    cylinder,
    hose,
    mat,
    'rubber-mount': rubberMount,
    disc,
    pads,
    'panel-filter': panelFilter,
  }),
)

export const shapeNames = [...shapes.keys()]

export const shapeOf = (name: string): Shape => shapes.get(name) ?? box
