import { useLoaderData, Link, Await } from 'react-router'
import { Suspense, useState } from 'react'
export async function loader() {
  const late = new Promise<string>((r) => setTimeout(() => r('late'), 300))
  return { now: 'x', late }
}
export default function Home() {
  const { now, late } = useLoaderData<typeof loader>()
  const [n, setN] = useState(0)
  return <h1><button onClick={() => setN(n + 1)}>{now}{n}</button> <Link to="/b/foo">foo</Link><Suspense fallback="..."><Await resolve={late}>{(t) => <b>{t}</b>}</Await></Suspense></h1>
}
