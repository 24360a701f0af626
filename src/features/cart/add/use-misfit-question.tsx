import { useState } from 'react'
import { useI18n } from '#src/i18n/use-i18n.tsx'
import type { MisfitAnswer, MisfitsAmong } from './misfit-question.tsx'

type Asked = Awaited<ReturnType<typeof loadQuestion>> & {
  among: MisfitsAmong | undefined
  resolve(answer: MisfitAnswer): void
}

const loadQuestion = () => import('./misfit-question.tsx')

/**
 * Asks before parts are added that do not fit the visitor's car. `question` is to be rendered; if it cannot be loaded, the
 * answer is `add`.
 */
export function useMisfitQuestion() {
  const i18n = useI18n()
  const [asked, setAsked] = useState<Asked | null>(null)

  /** `among`: the parts that do not fit, if others are added with them. */
  async function ask(among?: MisfitsAmong): Promise<MisfitAnswer> {
    const loaded = await Promise.all([loadQuestion(), i18n.load('later')]).catch(() => null)
    if (!loaded) return 'add'
    return new Promise((resolve) => setAsked({ ...loaded[0], among, resolve }))
  }

  const question = asked ? (
    <asked.MisfitQuestion
      among={asked.among}
      onAnswer={(answer) => {
        setAsked(null)
        asked.resolve(answer)
      }}
    />
  ) : null
  return { ask, question }
}
