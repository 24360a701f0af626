/** Trade words in English, British and American, in the notation of `forms.ts`. */
export const en = {
  'brake-disc':
    'brake~disc(/s), brake~rotor(/s), brake~disk(/s), disc rotor(/s) | rotor(/s), disc(/s) | break disc(/s), break rotor(/s)',
  'brake-pads':
    'brake pad set(/s), brake~pad(s/), disc~pad(s/), disc brake pad(s/) | pad(s/), brake lining(/s) | break pad(s/), brakepadset',
  'brake-shoes': 'brake shoe set(/s), brake~shoe(s/) | drum brake shoes, brake shoe kit | break shoe(s/)',
  'brake-drum': 'brake~drum(/s) | drum(/s) | break drum(/s)',
  'brake-caliper':
    'brake~caliper(/s), brake calliper(/s), disc brake caliper | caliper(/s), calliper(/s) | break caliper(/s), brake calipper, brake calibre',
  'caliper-repair-kit':
    'brake caliper repair kit(/s), caliper rebuild kit(/s), caliper seal kit(/s), caliper repair kit(/s) | caliper overhaul kit, caliper piston seals',
  'brake-hose':
    'brake~hose(/s), brake flexi hose, flexible brake line | brake flexi, brake line(/s), braided brake hose | break hose(/s)',
  'brake-master-cylinder':
    'brake master cylinder(/s), brake mastercylinder | master cylinder(/s), tandem master cylinder, mastercylinder | break master cylinder, master cilinder',
  'wheel-cylinder':
    'wheel~cylinder(/s), brake wheel cylinder, wheel brake cylinder | slave brake cylinder | wheel cilinder',
  'handbrake-cable':
    'handbrake~cable(/s), hand brake cable, parking brake cable(/s), emergency brake cable, e-brake cable | park brake cable | handbreak cable, hand break cable',
  'abs-sensor':
    'abs~sensor(/s), wheel speed sensor(/s), abs wheel sensor | wheel sensor, abs ring, speed sensor, wss | abs senser',
  'oil-filter': 'oil~filter(/s), engine oil filter | oil cartridge | oil fliter',
  'air-filter': 'air~filter(/s), engine air filter, air cleaner element | air cleaner | air fliter',
  'cabin-filter':
    'cabin~filter(/s), pollen~filter(/s), cabin air filter(/s), interior filter | ac filter, aircon filter, microfilter | cabinfliter',
  'fuel-filter':
    'fuel~filter(/s) | petrol filter(/s), gas filter, gasoline filter, diesel filter(/s) | feul filter',
  'filter-set': 'filter~set(/s), filter kit(/s) | service kit(/s), service set, tune up kit',
  'drain-plug': 'oil drain plug(/s), sump plug(/s), oil sump plug | drain~plug(/s), oil plug, oil pan plug',
  'timing-belt-kit':
    'timing belt kit(/s), timing~belt(/s), cambelt kit(/s), cam belt kit | cam·belt(/s), timing belt set, timing kit, cam belts',
  'ribbed-belt':
    'v-ribbed belt(/s), serpentine belt(/s), drive~belt(/s), multi rib belt, ribbed~belt | alternator belt(/s), aux belt, auxiliary belt, accessory belt | serpentene belt, poly-v belt(/s)',
  'v-belt': 'v-belt(/s), vee belt(/s), fan~belt(/s) | v belt(/s), wedge belt(/s) | v-bellt, vbelt',
  'belt-tensioner':
    'belt~tensioner(/s), drive belt tensioner | tensioner(/s), tensioner pulley, idler pulley, belt idler | belt tentioner',
  'head-gasket': 'cylinder head gasket(/s), head~gasket(/s) | hg, headgasket set | head gaskit',
  'valve-cover-gasket':
    'valve cover gasket(/s), rocker cover gasket(/s), cam cover gasket, rocker gasket | valve gasket',
  'engine-mount': 'engine~mount(/s), motor mount(/s), engine mounting(/s) | gearbox mount, engine bush',
  turbocharger: 'turbo·charger(/s) | turbo(/s), turbo unit | turbo charger',
  silencer:
    'silencer(/s), exhaust silencer(/s), muffler(/s) | rear box, back box, end silencer, exhaust(/s), exhaust box, exhaust system, tail pipe, rear silencer | exaust, exhuast, silenser, mufler',
  'catalytic-converter':
    'catalytic converter(/s), catalyst(/s) | cat(/s), cat converter, kat | catalitic converter, catalytic convertor, catalytic converters',
  'exhaust-hanger':
    'exhaust mounting rubber(/s), exhaust~hanger(/s), exhaust rubber(/s) | exhaust mount, exhaust bracket rubber, muffler hanger | exaust hanger',
  'spark-plug': 'spark~plug(/s), sparking plug(/s) | plugs, ignition plug | sparc plug(/s), spark pulg',
  'glow-plug': 'glow~plug(/s), heater plug(/s) | diesel glow plug | glow pulg',
  'ignition-coil':
    'ignition~coil(/s), coil~pack(/s) | coil(/s), spark coil, coil on plug | ignision coil, ignation coil',
  'ignition-lead-set':
    'ignition lead set(/s), ht~lead(s/), ignition leads, spark plug wire(s/), ignition cable set | spark plug leads, plug leads, ignition wires, plug wires, ht lead set | ignision leads',
  'distributor-cap': 'distributor~cap(/s), dizzy cap | dist cap, distributor lid | distributer cap',
  'fuel-pump':
    'fuel~pump(/s), petrol pump(/s) | gas pump, gasoline pump, lift pump, in-tank pump | feul pump',
  'carburettor-kit':
    'carburettor repair kit(/s), carb rebuild kit, carburetor rebuild kit(/s), carburetor repair kit, carb kit, carburettor service kit | carburettor kit, carburetor gasket set, carb gaskets, carburettor gasket kit | carburator kit, carburetter kit',
  'lambda-sensor':
    'lambda~sensor(/s), oxygen sensor(/s), o2 sensor(/s), lambda probe(/s) | lambda, oxygen probe, o2 probe | lamda sensor',
  'maf-sensor':
    'mass air flow sensor(/s), maf~sensor(/s), air mass meter, mass airflow sensor, air flow meter | maf, air flow sensor, airflow meter, afm, mass air flow',
  radiator:
    'radiator(/s), engine radiator(/s) | rad(/s), cooling radiator, coolant radiator | radiater, raditor',
  'water-pump': 'water~pump(/s), coolant pump(/s) | engine water pump | watter pump',
  thermostat: 'thermostat(/s), engine thermostat | stat, coolant thermostat | thermostate, termostat',
  'radiator-hose':
    'radiator~hose(/s), coolant hose(/s) | water hose, top hose, bottom hose, rad hose, cooling hose | radiater hose',
  'expansion-tank':
    'expansion~tank(/s), coolant reservoir(/s), coolant expansion tank, header tank | coolant tank, overflow tank, coolant bottle, degas tank | expantion tank',
  'heater-blower':
    'heater blower motor(/s), heater~blower, blower~motor(/s), heater fan(/s), heater motor | interior fan, cabin fan, blower fan, heater fan motor',
  'shock-absorber':
    'shock~absorber(/s), damper(/s), shock(s/) | strut(/s), dampner, shocker, suspension strut, shox | shock absorbor, shock obsorber',
  'coil-spring':
    'coil~spring(/s), suspension spring(/s), road spring(/s) | spring(/s), lowering springs, helical spring',
  'strut-mount':
    'strut~mount(/s), top mount(/s), strut top mount, shock mount(/s) | strut bearing, shock absorber mount, suspension top mount, strut mounting',
  'control-arm':
    'control~arm(/s), suspension~arm(/s), wishbone(/s), track control arm | a-arm, trailing arm, lower arm, lower control arm | whishbone, controll arm',
  'control-arm-bush':
    'control arm bush(/es), control arm bushing(/s), wishbone bush(/es), suspension bush(/es) | bush(/es), bushing(/s), silent block, silentbloc, arm bush',
  'ball-joint': 'ball~joint(/s), suspension ball joint | lower ball joint, control arm joint | ball joynt',
  'tie-rod-end':
    'tie rod end(/s), track rod end(/s), outer tie rod | tie~rod(/s), track~rod(/s), tre, steering joint | tyre rod end, tie road end',
  'anti-roll-link':
    'anti-roll bar link(/s), drop~link(/s), sway bar link(/s), stabiliser link(/s), stabilizer link(/s) | arb link, anti roll link, sway bar end link, stabilizer bar link, sway link, end links | stabaliser link',
  'wheel-bearing':
    'wheel bearing kit(/s), wheel~bearing(/s), hub bearing(/s) | wheel hub bearing, bearing kit | wheel baring, wheel berring',
  'steering-boot':
    'steering rack boot(/s), steering gaiter(/s), steering rack gaiter(/s), rack boot(/s) | rack gaiter, steering boot, steering bellows | steering gator, steering gater',
  'steering-pump':
    'power steering pump(/s), pas pump, hydraulic steering pump | steering pump(/s), ps pump | power stearing pump',
  'clutch-kit':
    'clutch~kit(/s), clutch~set | clutch(/es), clutch disc, clutch plate, clutch pressure plate | cluch kit, clutch kitt, clucth',
  'clutch-slave-cylinder':
    'clutch slave cylinder(/s), slave~cylinder(/s) | clutch cylinder, clutch slave | slave cilinder',
  'clutch-cable': 'clutch~cable(/s) | clutch wire | cluch cable',
  'drive-shaft':
    'drive~shaft(/s), cv~axle(/s), half~shaft(/s), axle shaft(/s) | cv shaft, cv joint(/s), drive axle',
  'cv-boot':
    'cv boot kit(/s), cv~boot(/s), cv gaiter(/s), cv joint boot | drive shaft boot, driveshaft gaiter, axle boot | cv gator, cv gater',
  'propshaft-bearing':
    'propshaft centre bearing(/s), propshaft center bearing, driveshaft center bearing, carrier bearing(/s), center support bearing | centre bearing, center bearing, propshaft bearing, prop shaft bearing',
  'starter-battery':
    'starter~battery(ies), starter batter(y/ies), car batter(y/ies) | batter(y/ies), vehicle battery, 12v battery | battrey, batery, battary',
  alternator: 'alternator(/s) | generator(/s), charging alternator | alternater, altenator',
  'starter-motor': 'starter~motor(/s), engine starter | starter(/s), starting motor | startermoter',
  relay: 'relay(/s) | relais, relay switch | relley',
  'fuse-set': 'fuse~set(/s), fuse kit(/s), fuse assortment(/s) | fuse(s/), blade fuses, fuze(/s)',
  'brake-light-switch':
    'brake light switch(/es), stop light switch(/es), brake lamp switch | stop lamp switch, brake switch, brakelight switch | break light switch',
  bulb: 'bulb(/s), car bulb(/s), light~bulb(/s), headlight bulb(/s), halogen bulb(/s) | headlamp bulb, lamp bulb, indicator bulb, number plate bulb, licence plate bulb, globe | blub',
  headlight: 'head·light(/s), head·lamp(/s) | front light, front lamp, headlight unit | headligt, hedlight',
  'tail-light':
    'tail~light(/s), rear~light(/s), tail~lamp(/s), rear~lamp(/s) | back light, rear light cluster, taillights, rear lens | tale light',
  indicator:
    'indicator(/s), turn~signal(/s), direction indicator(/s), indicator light(/s) | blinker(/s), turn indicator, flasher, turn light, turn signals | indcator',
  'fog-light': 'fog~light(/s), fog~lamp(/s) | front fog, fog(/s)',
  'driving-light':
    'auxiliary driving light(/s), driving~light(/s), auxiliary lamp(/s), driving lamp(/s) | spot~light(/s), spot(/s), spot lamp, led bar, light bar, auxiliary light, aux light | auxillary light',
  'wiper-blade':
    'wiper~blade(/s), windscreen wiper(/s), windshield wiper(/s) | wiper(/s), wiper blade set, screen wiper | wipper blade, wiperblade set, whiper',
  'wiper-motor':
    'wiper~motor(/s), windscreen wiper motor, windshield wiper motor | wiper moter, wipper motor',
  'washer-pump':
    'washer~pump(/s), windscreen washer pump, windshield washer pump | screenwash pump, washer motor, washer jet pump',
  'door-mirror':
    'door~mirror(/s), wing~mirror(/s), side~mirror(/s), exterior mirror, outside mirror | mirror(/s), side view mirror, rear view mirror | door miror, wing miror',
  'mirror-glass':
    'mirror~glass(/es), wing mirror glass, door mirror glass | replacement mirror glass, side mirror glass | miror glass',
  'front-wing': 'front~wing(/s), front~fender(/s) | wing(/s), fender(/s), wing panel, front quarter panel',
  bumper: 'bumper(/s), bumper cover(/s) | fender bumper, front bumper, rear bumper | bumber',
  grille: 'radiator grille(/s), front grille(/s), radiator grill(/s) | grille(/s), grill(/s)',
  'door-seal':
    'door~seal(/s), door weatherstrip, door rubber(/s) | weatherstrip, door weather strip, door gasket, weather seal',
  'gas-strut':
    'tailgate gas strut(/s), boot strut(/s), trunk strut(/s), tailgate strut(/s), hatch strut(/s) | gas~spring(/s), gas~strut(/s), bootlid strut, bonnet strut, hood strut, lift support, tailgate damper',
  emblem: 'emblem(/s), badge(/s) | logo, car badge, badge emblem | emblam',
  'floor-mat-set':
    'floor mat set(/s), car~mat(s/), floor~mat(s/) | mat set, rubber mats, carpet mats, carpet set',
  'boot-mat':
    'boot~mat(/s), trunk~mat(/s), boot liner(/s), trunk liner(/s), cargo mat | boot tray, cargo liner, load mat, boot carpet',
  upholstery:
    'seat upholstery, seat upholstery set(s/), seat~cover(s/) | upholstery, seat trim, seat skins | upholstry, upolstery',
  'steering-wheel': 'steering~wheel(/s) | wheel steering | stearing wheel, sterring wheel',
  'gear-knob':
    'gear~knob(/s), shift~knob(/s), gear shift knob | gear lever knob, gear stick knob, shifter knob | gear nob',
  'window-regulator':
    'window~regulator(/s), window lifter(/s), window winder(/s) | window mechanism, electric window regulator, power window | window regulater',
  'alloy-wheel':
    'alloy~wheel(/s), alloy~rim(/s) | rim(/s), alloy(s/), wheel rim(/s), aluminium wheel(/s), aluminum wheel(/s), mag wheel | aloy wheel(/s)',
  'wheel-bolt': 'wheel~bolt(/s), lug~bolt(/s), wheel~nut(/s), lug~nut(/s) | wheel stud, wheel screw',
  towbar:
    'tow·bar(/s), tow~hitch(/es), trailer hitch(/es) | hitch, tow ball, towing hitch, tow hook, trailer coupling',
  'roof-bars':
    'roof bar set(/s), roof~bar(s/), roof~rack(/s), cross bars | roof carrier, roof rails, rack bars',
  'engine-heater':
    'engine~heater(/s), block~heater(/s), engine block heater | engine preheater, pre heater, coolant heater',
  'torque-wrench':
    'torque~wrench(/es), torque spanner | torque ratchet | torqe wrench, tork wrench, torque rench',
  'workshop-manual':
    'workshop~manual(/s), repair~manual(/s), service~manual(/s) | owners workshop manual, repair book, shop manual, manual(/s)',
  'engine-oil': 'engine~oil(/s), motor~oil(/s) | lubricating oil, car oil',
  'gearbox-oil':
    'gearbox~oil(/s), transmission oil(/s), gear~oil(/s), transmission fluid | atf, diff oil, gear box oil',
  coolant:
    'coolant(/s), antifreeze, engine coolant | anti-freeze, radiator fluid, cooling fluid, glycol | coolent, collant',
  'brake-fluid': 'brake~fluid(/s) | dot 4, dot4 fluid, hydraulic brake fluid | break fluid, brake fluide',
  'washer-fluid':
    'washer~fluid(/s), screenwash, screen wash, windscreen wash, windshield washer fluid | screen washer fluid, wiper fluid, windshield fluid',
  'brake-cleaner': 'brake~cleaner(/s), brake parts cleaner | brake clean | break cleaner',
  'touch-up-paint':
    'touch-up paint(/s), touch up pen(/s), touch up stick | touchup paint, paint pen, paint stick',
  'car-shampoo': 'car~shampoo(/s), car wash shampoo | car soap, snow foam, car wash | car shampo',
  front: 'front | front axle, frt',
  rear: 'rear | rear axle, back, rr',
  left: 'left | left hand, lh, nearside, lhs, passenger side uk',
  right: 'right | right hand, rh, offside, rhs',
  inch: 'inch(/es) | in',
  millimetre: 'mm | millimetre(/s), millimeter(/s)',
  litre: 'l | litre(/s), liter(/s), ltr',
} as const
