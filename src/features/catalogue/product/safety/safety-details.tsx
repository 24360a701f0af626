import { Link } from '#src/effects/router/link.tsx'
import { FactList } from '../facts/fact-list.tsx'
import type { Sign } from './hazard-label.ts'
import type { Safety } from './safety-of.ts'

export function SafetyDetails({ safety: { labels, takeBack, takeBackLink, facts } }: { safety: Safety }) {
  return (
    <div className="safety">
      {labels.map(({ parts, signs, signal, hazards, precautions }) => (
        <div key={parts}>
          {parts ? <h3>{parts}</h3> : null}
          {signs.length > 0 || signal ? (
            <p className="signs">
              {signs.map((sign) => (
                <Picture key={sign.source} sign={sign} />
              ))}
              <strong>{signal}</strong>
            </p>
          ) : null}
          {[hazards, precautions].map((statements) =>
            statements.length > 0 ? <p key={statements[0]}>{statements.join(' ')}</p> : null,
          )}
        </div>
      ))}
      {takeBack.map(({ sign, text }) => (
        <div className="signs" key={text}>
          {sign ? <Picture sign={sign} /> : null}
          <p>
            {text} <Link to={takeBackLink.path}>{takeBackLink.name}</Link>
          </p>
        </div>
      ))}
      <dl>
        <FactList facts={facts} />
      </dl>
    </div>
  )
}

function Picture({ sign: { source, name } }: { sign: Sign }) {
  return <img src={source} alt={name} width={56} height={56} loading="lazy" />
}
