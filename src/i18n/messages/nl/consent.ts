import { question } from './consent/question.ts'

export const messages = question
