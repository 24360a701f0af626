import type { safety as english } from '../../en/server/safety.ts'

export const safety = {
  'hazard.GHS02': 'Inflammable',
  'hazard.GHS04': 'Gaz sous pression',
  'hazard.GHS05': 'Corrosif',
  'hazard.GHS07': 'Nocif ou irritant',
  'hazard.GHS08': 'Danger grave pour la santé',
  'hazard.GHS09': 'Dangereux pour l’environnement',
  'hazard.Danger': 'Danger',
  'hazard.Warning': 'Attention',
  'hazard.H222': 'Aérosol extrêmement inflammable.',
  'hazard.H225': 'Liquide et vapeurs très inflammables.',
  'hazard.H226': 'Liquide et vapeurs inflammables.',
  'hazard.H229': 'Récipient sous pression\u00a0: peut éclater sous l’effet de la chaleur.',
  'hazard.H302': 'Nocif en cas d’ingestion.',
  'hazard.H304': 'Peut être mortel en cas d’ingestion et de pénétration dans les voies respiratoires.',
  'hazard.H314': 'Provoque de graves brûlures de la peau et de graves lésions des yeux.',
  'hazard.H315': 'Provoque une irritation cutanée.',
  'hazard.H318': 'Provoque de graves lésions des yeux.',
  'hazard.H319': 'Provoque une sévère irritation des yeux.',
  'hazard.H336': 'Peut provoquer somnolence ou vertiges.',
  'hazard.H361d': 'Susceptible de nuire au fœtus.',
  'hazard.H373':
    'Risque présumé d’effets graves pour les organes à la suite d’expositions répétées ou d’une exposition prolongée.',
  'hazard.H411': 'Toxique pour les organismes aquatiques, entraîne des effets néfastes à long terme.',
  'hazard.H412': 'Nocif pour les organismes aquatiques, entraîne des effets néfastes à long terme.',
  'hazard.EUH066': 'L’exposition répétée peut provoquer dessèchement ou gerçures de la peau.',
  'hazard.P102': 'Tenir hors de portée des enfants.',
  'hazard.P210':
    'Tenir à l’écart de la chaleur, des surfaces chaudes, des étincelles, des flammes nues et de toute autre source d’inflammation. Ne pas fumer.',
  'hazard.P211': 'Ne pas vaporiser sur une flamme nue ou sur toute autre source d’ignition.',
  'hazard.P251': 'Ne pas perforer, ni brûler, même après usage.',
  'hazard.P261': 'Éviter de respirer les vapeurs/aérosols.',
  'hazard.P270': 'Ne pas manger, boire ou fumer en manipulant ce produit.',
  'hazard.P271': 'Utiliser seulement en plein air ou dans un endroit bien ventilé.',
  'hazard.P273': 'Éviter le rejet dans l’environnement.',
  'hazard.P280': 'Porter des gants de protection/un équipement de protection des yeux.',
  'hazard.P301+P310': 'EN CAS D’INGESTION\u00a0: Appeler immédiatement un CENTRE ANTIPOISON/un médecin.',
  'hazard.P301+P312': 'EN CAS D’INGESTION\u00a0: Appeler un CENTRE ANTIPOISON/un médecin en cas de malaise.',
  'hazard.P301+P330+P331': 'EN CAS D’INGESTION\u00a0: Rincer la bouche. NE PAS faire vomir.',
  'hazard.P303+P361+P353':
    'EN CAS DE CONTACT AVEC LA PEAU (ou les cheveux)\u00a0: Enlever immédiatement tous les vêtements contaminés. Rincer la peau à l’eau.',
  'hazard.P305+P351+P338':
    'EN CAS DE CONTACT AVEC LES YEUX\u00a0: Rincer avec précaution à l’eau pendant plusieurs minutes. Enlever les lentilles de contact si la victime en porte et si elles peuvent être facilement enlevées. Continuer à rincer.',
  'hazard.P308+P313': 'EN CAS d’exposition prouvée ou suspectée\u00a0: Consulter un médecin.',
  'hazard.P310': 'Appeler immédiatement un CENTRE ANTIPOISON/un médecin.',
  'hazard.P331': 'NE PAS faire vomir.',
  'hazard.P405': 'Garder sous clef.',
  'hazard.P410+P412':
    'Protéger du rayonnement solaire. Ne pas exposer à une température supérieure à 50\u00a0°C/122\u00a0°F.',
  'hazard.P501': 'Éliminer le contenu/récipient dans un point de collecte des déchets dangereux.',
  'takeBack.bin': 'Poubelle sur roues barrée d’une croix',
  'takeBack.battery': 'Les batteries usagées ne doivent pas être jetées avec les ordures ménagères.',
  'takeBack.lead-battery':
    'Les batteries usagées ne doivent pas être jetées avec les ordures ménagères. Celle-ci contient du plomb (Pb).',
  'takeBack.oil': 'L’huile usagée ne doit être ni versée à l’égout ni jetée avec les ordures ménagères.',
  'takeBack.electrical':
    'Les appareils électriques usagés ne doivent pas être jetés avec les ordures ménagères.',
  'takeBack.triman':
    'Ce produit fait l’objet d’une consigne de tri\u00a0: ne le jetez pas avec les ordures ménagères, déposez-le dans un point de collecte.',
} satisfies Record<keyof typeof english, string>
