import { bumper } from './shapes/body/bumper.ts'
import { emblem } from './shapes/body/emblem.ts'
import { gasstrut } from './shapes/body/gasstrut.ts'
import { grille } from './shapes/body/grille.ts'
import { mirror } from './shapes/body/mirror.ts'
import { roofbars } from './shapes/body/roofbars.ts'
import { sealstrip } from './shapes/body/sealstrip.ts'
import { towbar } from './shapes/body/towbar.ts'
import { wing } from './shapes/body/wing.ts'
import { wiper } from './shapes/body/wiper.ts'
import { caliper } from './shapes/brakes/caliper.ts'
import { cylinder } from './shapes/brakes/cylinder.ts'
import { disc } from './shapes/brakes/disc.ts'
import { drum } from './shapes/brakes/drum.ts'
import { pads } from './shapes/brakes/pads.ts'
import { sealkit } from './shapes/brakes/sealkit.ts'
import { shoes } from './shapes/brakes/shoes.ts'
import { arm } from './shapes/chassis/arm.ts'
import { balljoint } from './shapes/chassis/balljoint.ts'
import { bearing } from './shapes/chassis/bearing.ts'
import { bellows } from './shapes/chassis/bellows.ts'
import { bolt } from './shapes/chassis/bolt.ts'
import { bush } from './shapes/chassis/bush.ts'
import { clutch } from './shapes/chassis/clutch.ts'
import { damper } from './shapes/chassis/damper.ts'
import { halfshaft } from './shapes/chassis/halfshaft.ts'
import { link } from './shapes/chassis/link.ts'
import { rim } from './shapes/chassis/rim.ts'
import { rubberMount } from './shapes/chassis/rubber-mount.ts'
import { spring } from './shapes/chassis/spring.ts'
import { alternator } from './shapes/electrics/alternator.ts'
import { battery } from './shapes/electrics/battery.ts'
import { bulb } from './shapes/electrics/bulb.ts'
import { fuses } from './shapes/electrics/fuses.ts'
import { headlight } from './shapes/electrics/headlight.ts'
import { heater } from './shapes/electrics/heater.ts'
import { lampUnit } from './shapes/electrics/lamp-unit.ts'
import { roundlamp } from './shapes/electrics/roundlamp.ts'
import { sensor } from './shapes/electrics/sensor.ts'
import { starter } from './shapes/electrics/starter.ts'
import { switchgear } from './shapes/electrics/switchgear.ts'
import { belt } from './shapes/engine/belt.ts'
import { canFilter } from './shapes/engine/can-filter.ts'
import { coil } from './shapes/engine/coil.ts'
import { distcap } from './shapes/engine/distcap.ts'
import { exhaustCan } from './shapes/engine/exhaust-can.ts'
import { gasket } from './shapes/engine/gasket.ts'
import { hose } from './shapes/engine/hose.ts'
import { leads } from './shapes/engine/leads.ts'
import { maf } from './shapes/engine/maf.ts'
import { panelFilter } from './shapes/engine/panel-filter.ts'
import { probe } from './shapes/engine/probe.ts'
import { pulley } from './shapes/engine/pulley.ts'
import { pumpFlange } from './shapes/engine/pump-flange.ts'
import { pumpInline } from './shapes/engine/pump-inline.ts'
import { radiator } from './shapes/engine/radiator.ts'
import { sparkplug } from './shapes/engine/sparkplug.ts'
import { tank } from './shapes/engine/tank.ts'
import { thermostat } from './shapes/engine/thermostat.ts'
import { turbo } from './shapes/engine/turbo.ts'
import { blower } from './shapes/interior/blower.ts'
import { cable } from './shapes/interior/cable.ts'
import { knob } from './shapes/interior/knob.ts'
import { mat } from './shapes/interior/mat.ts'
import { regulator } from './shapes/interior/regulator.ts'
import { seat } from './shapes/interior/seat.ts'
import { steeringwheel } from './shapes/interior/steeringwheel.ts'
import type { Shape } from './shapes/shape.ts'
import { aerosol } from './shapes/supplies/aerosol.ts'
import { bottle } from './shapes/supplies/bottle.ts'
import { box } from './shapes/supplies/box.ts'
import { pen } from './shapes/supplies/pen.ts'
import { wrench } from './shapes/supplies/wrench.ts'

/** All shapes by their name in `part-types.json`. */
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
