import { useEffect } from 'react'
import { createScript } from './provider-html.ts'

export function CheckoutScript({ code }: { code: string }) {
  useEffect(() => {
    if (code.trim() === '') return
    const script = createScript(code)
    document.head.append(script)
    return () => script.remove()
  }, [code])
  return null
}
