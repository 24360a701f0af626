import { question } from './consent/question.ts'

/** Texts of the question for consent, which load when it is shown. */
export const messages = question
