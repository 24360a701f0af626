import { atom, type Getter, type Setter } from 'jotai'
import { isFree } from '#src/features/cart/cart.ts'
import { sendChange } from '#src/features/cart/commands/change-cart.ts'
import { selectionAtom } from '#src/features/cart/state/selection.atoms.ts'
import { clearErrorAtom, showErrorAtom } from '#src/features/cart/state/show-message.atoms.ts'
import { isFieldName } from '../form/address-form-fields.ts'
import { countriesSettled } from '../form/country-moves.atoms.ts'
import { fieldsToSave } from '../form/draft.ts'
import { focusAtom } from '../form/focus.atoms.ts'
import { draftAtom, formAtom, leftFieldAtom, listedAtom, problemsAtom, stepAtom } from '../form/form.atoms.ts'
import { fieldNames, type Step, stepId, stepOf, steps } from '../form/form.ts'
import { validateFormFields } from '../form/validate-field.atoms.ts'
import { firstProblem, type Problems } from '../form/validate-fields.ts'
import { confirmAddressAtom } from '../form/widget-address.atoms.ts'
import { chosenPaymentAtom } from '../payment/chosen-payment.atoms.ts'
import { parseRefusal } from '../payment/refusal.ts'
import { shippingChosenAtom } from '../widgets/shipping-widget.atoms.ts'

export const stepSlot = 'step'

export const openStepAtom = atom(null, (_get, set, step: Step) => {
  set(stepAtom, step)
  set(focusAtom, { name: stepId(step) })
})

/** Shows problems at their fields, opens the first one's step and focuses it. False without problems. */
export function showProblems(get: Getter, set: Setter, problems: Problems): boolean {
  const form = get(formAtom)
  set(problemsAtom, problems)
  set(listedAtom, new Set(Object.keys(problems)))
  set(leftFieldAtom, null)
  const first = form && (firstProblem(problems, fieldNames(form)) ?? Object.keys(problems).find(isFieldName))
  if (!first) return false
  set(stepAtom, stepOf(first))
  set(focusAtom, { name: first })
  return true
}

export const completeStepAtom = atom(null, (get, set, step: Step) => {
  if (step === 'address') set(confirmAddressAtom)
  return advance(get, set, steps[steps.indexOf(step) + 1] ?? 'payment')
})

/**
 * Opens the step of a history entry. An earlier one opens directly, a later one if everything before it is valid and
 * saved. Resolves with the step that is open then.
 */
export const returnToStepAtom = atom(null, async (get, set, step: Step): Promise<Step> => {
  if (steps.indexOf(step) > steps.indexOf(get(stepAtom))) await advance(get, set, step)
  else set(openStepAtom, step)
  return get(stepAtom)
})

/** Opens the step a page was loaded at if everything before it is valid. Resolves with the step that is open then. */
export const restoreStepAtom = atom(null, async (get, set, step: Step): Promise<Step> => {
  const problems = await validateBefore(get, set, step)
  if (Object.keys(problems).length === 0) set(stepAtom, step)
  return get(stepAtom)
})

async function advance(get: Getter, set: Setter, step: Step): Promise<void> {
  await countriesSettled(get)
  const problems = await validateBefore(get, set, step)
  if (showProblems(get, set, problems)) return
  const form = get(formAtom)
  const draft = get(draftAtom)
  const selection = get(selectionAtom)
  if (!form || !draft || !selection) return
  set(clearErrorAtom, stepSlot)
  const outcome = await sendChange(get, set, (checkout) =>
    checkout.savePaymentFields(fieldsToSave(draft, form.keys, selection)),
  )
  if (outcome?.kind === 'refused') {
    const refused = parseRefusal(outcome.refusal)
    const kind = refused.whole === 'busy' ? 'busy' : 'refused'
    if (!showProblems(get, set, refused.problems)) set(showErrorAtom, stepSlot, { kind })
    return
  }
  if (outcome?.kind === 'unknown') {
    set(showErrorAtom, stepSlot, { kind: outcome.after ? 'unfinished' : 'unclear' })
    return
  }
  set(openStepAtom, step)
}

async function validateBefore(get: Getter, set: Setter, step: Step): Promise<Problems> {
  const before = steps.slice(0, steps.indexOf(step))
  const found = await Promise.all(before.map((earlier) => validateStep(get, set, earlier)))
  return Object.assign({}, ...found)
}

export async function validateStep(get: Getter, set: Setter, step: Step): Promise<Problems> {
  const form = get(formAtom)
  const selection = get(selectionAtom)
  if (!form || !selection) return {}
  if (step === 'address') return validateFormFields(get, set, [...form.billing, ...form.shipping])
  if (step === 'delivery') return get(shippingChosenAtom) ? {} : { shippingMethod: 'choose' }
  const identity = await validateFormFields(get, set, form.identity ? [form.identity] : [])
  return {
    ...(isFree(selection) || get(chosenPaymentAtom) ? {} : { paymentMethod: 'choose' }),
    ...identity,
    ...(form.terms && !get(draftAtom)?.terms ? { termsAndConditions: 'terms' } : {}),
  }
}
