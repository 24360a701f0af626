import type { ComponentProps } from 'react'
import { StyleSheet } from '../loading/style-sheet.tsx'
import sheet from './file-input.css?url'

/** The control of a field that takes a file; its button looks like those of the shop. */
export function FileInput(attributes: Omit<ComponentProps<'input'>, 'type' | 'className'>) {
  return (
    <>
      <StyleSheet href={sheet} />
      <input {...attributes} className="file-input" type="file" />
    </>
  )
}
