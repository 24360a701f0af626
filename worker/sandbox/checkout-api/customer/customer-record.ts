import * as v from 'valibot'

const text = v.fallback(v.string(), '')

/** The value of a custom attribute or of a customer club field. */
export const FieldValue = v.union([v.string(), v.number(), v.boolean()])
export type FieldValue = v.InferOutput<typeof FieldValue>

/** The fields of the customer club, a car club's membership. They are listed to every customer, empty at first. */
export const clubFields = ['clubName', 'memberNumber'] as const
export type ClubField = (typeof clubFields)[number]

/** The stored profile of a customer. Its schema is lenient because an older build may have written it. */
const CustomerRecord = v.object({
  firstName: text,
  lastName: text,
  gender: text,
  address1: text,
  address2: text,
  zipCode: text,
  city: text,
  state: text,
  country: text,
  phoneNumber: text,
  language: v.fallback(v.nullable(v.string()), null),
  newsletter: v.fallback(v.boolean(), false),
  customerClubFields: v.fallback(v.record(v.string(), FieldValue), {}),
  /** Custom attributes by name, `<attribute>_<element>`. */
  attributes: v.fallback(v.record(v.string(), FieldValue), {}),
})
export type CustomerRecord = v.InferOutput<typeof CustomerRecord>

export const StoredCustomer = v.pipe(v.string(), v.parseJson(), CustomerRecord)

/** The profile of a customer of whom only the region is known. */
export function emptyCustomer({
  country,
  state,
  language,
}: {
  country: string | null
  state: string | null
  language: string
}): CustomerRecord {
  return {
    firstName: '',
    lastName: '',
    gender: '',
    address1: '',
    address2: '',
    zipCode: '',
    city: '',
    state: state ?? '',
    country: country ?? '',
    phoneNumber: '',
    language,
    newsletter: false,
    customerClubFields: {},
    attributes: {},
  }
}
