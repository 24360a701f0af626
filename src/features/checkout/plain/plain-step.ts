/** The pages of the checkout without script. */
export const plainSteps = ['address', 'delivery', 'payment', 'order'] as const
export type PlainStep = (typeof plainSteps)[number]

export function isPlainStep(text: string): text is PlainStep {
  return plainSteps.some((step) => step === text)
}
