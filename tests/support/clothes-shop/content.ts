import { colours, labelTexts } from './clothes.ts'

const names: Record<string, Record<string, string>> = {
  en: {
    'swatch.desc': 'Colour',
    'material.text': 'Material',
    label: 'Label',
    care: 'Care',
    pattern: 'Pattern',
  },
  sv: {
    'swatch.desc': 'Färg',
    'material.text': 'Material',
    label: 'Märkning',
    care: 'Skötsel',
    pattern: 'Mönster',
  },
  fi: {
    'swatch.desc': 'Väri',
    'material.text': 'Materiaali',
    label: 'Merkintä',
    care: 'Hoito',
    pattern: 'Kuosi',
  },
  da: {
    'swatch.desc': 'Farve',
    'material.text': 'Materiale',
    label: 'Mærkning',
    care: 'Pleje',
    pattern: 'Mønster',
  },
  fr: {
    'swatch.desc': 'Couleur',
    'material.text': 'Matière',
    label: 'Label',
    care: 'Entretien',
    pattern: 'Motif',
  },
  nl: {
    'swatch.desc': 'Kleur',
    'material.text': 'Materiaal',
    label: 'Keurmerk',
    care: 'Onderhoud',
    pattern: 'Patroon',
  },
  de: {
    'swatch.desc': 'Farbe',
    'material.text': 'Material',
    label: 'Siegel',
    care: 'Pflege',
    pattern: 'Muster',
  },
}

const swedish: Record<string, string> = {
  Red: 'Röd',
  Navy: 'Marinblå',
  White: 'Vit',
  Forest: 'Skogsgrön',
  Sand: 'Sand',
  Stone: 'Sten',
  Plum: 'Plommon',
}

/** `GET /labels`: names of attributes in a language, and of colours in Swedish. */
export function labels(language: string) {
  const own = names[language] ?? {}
  return {
    labels: Object.entries(own).map(([field, name]) => ({
      field,
      name,
      ...(field === 'swatch.desc' && language === 'sv'
        ? { values: Object.keys(colours).map((value) => ({ value, name: swedish[value] ?? value })) }
        : {}),
      ...(field === 'label'
        ? { values: Object.entries(labelTexts).map(([value, text]) => ({ value, name: text })) }
        : {}),
    })),
  }
}

const pages = ['terms', 'privacy', 'delivery', 'returns', 'imprint', 'withdrawal']

/** `GET /pages/{slug}`; null for pages that the shop has not. */
export function page(slug: string) {
  if (!pages.includes(slug)) return null
  const title = slug.slice(0, 1).toUpperCase() + slug.slice(1)
  return {
    page: {
      slug,
      title,
      description: `${title} of the clothes shop.`,
      updated: '2026-10-01',
      sections: [{ heading: 'In short', paragraphs: ['Wear it, wash it, mend it.'], html: '' }],
    },
  }
}

/** `GET /faq`. */
export function faq() {
  return {
    faq: {
      title: 'Questions',
      description: 'Questions and answers.',
      topics: [
        {
          title: 'Sizes',
          questions: [{ id: 'sizes', question: 'Which size?', paragraphs: ['The one you wear.'], html: '' }],
        },
      ],
    },
  }
}

/** `GET /shop`. */
export function shopFacts(currency: string) {
  return {
    shop: {
      currency,
      deliveryMethods: [
        { shippingMethod: 'standard', name: 'Standard', prices: [{ overKilograms: 0, price: 49 }] },
      ],
      returnDays: 30,
    },
  }
}
