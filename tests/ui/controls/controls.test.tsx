import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Button } from '#src/ui/controls/button.tsx'
import { Checkbox } from '#src/ui/controls/checkbox.tsx'
import { Field } from '#src/ui/controls/field.tsx'
import { Quantity } from '#src/ui/controls/quantity.tsx'
import { Skeleton } from '#src/ui/loading/skeleton.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { Panel } from '#src/ui/panel.tsx'
import { Picture } from '#src/ui/pictures/picture.tsx'

const attribute = (html: string, tag: string, name: string) =>
  new RegExp(`<${tag}[^>]*\\s${name}="([^"]*)"`).exec(html)?.[1]

test('a field’s label, hint and message belong to its control', () => {
  const html = renderToStaticMarkup(
    <Field label="Postcode" hint="Five digits" message="Enter a postcode" required>
      {(control) => <input {...control} />}
    </Field>,
  )
  const id = attribute(html, 'input', 'id')
  expect(attribute(html, 'label', 'for')).toBe(id)
  expect(attribute(html, 'input', 'aria-invalid')).toBe('true')
  const described = attribute(html, 'input', 'aria-describedby')?.split(' ') ?? []
  expect(described).toHaveLength(2)
  for (const name of described) expect(html).toContain(`id="${name}"`)
  expect(html).toMatch(/<input[^>]*required/)
})

test('a field without fault describes nothing and is not wrong', () => {
  const html = renderToStaticMarkup(
    <Field label="Company" optional="optional">
      {(control) => <input {...control} />}
    </Field>,
  )
  expect(html).not.toMatch(/aria-invalid|aria-describedby|required/)
  expect(html).toContain('(optional)')
})

test('a checkbox is named by the text next to it, and has room for a message below', () => {
  const html = renderToStaticMarkup(
    <Checkbox label="I accept the terms">
      <p>Accept the terms to order</p>
    </Checkbox>,
  )
  expect(html).toMatch(/<label><input[^>]*type="checkbox"[^>]*\/><span>I accept the terms<\/span><\/label>/)
  expect(html).toContain('</label><p>Accept the terms to order</p>')
})

test('a busy button stays where the focus is and says so', () => {
  const html = renderToStaticMarkup(<Button busy>Add to cart</Button>)
  expect(html).toContain('aria-busy="true"')
  expect(html).not.toContain(' disabled')
  expect(html).toContain('type="button"')
})

test('a notice waits empty until there is something to read out', () => {
  expect(renderToStaticMarkup(<Notice />)).toBe(
    '<div class="notice" role="status" data-tone="information"></div>',
  )
  expect(renderToStaticMarkup(<Notice role="alert">Gone</Notice>)).toContain('Gone')
})

test('a panel is a dialog with a name and a way out', () => {
  const html = renderToStaticMarkup(
    <Panel open={false} onClose={() => {}} title="Cart" closeLabel="Close">
      Lines
    </Panel>,
  )
  expect(html).toContain(`<h2 id="${attribute(html, 'dialog', 'aria-labelledby')}">Cart</h2>`)
  expect(attribute(html, 'button', 'aria-label')).toBe('Close')
})

const quantity = {
  label: 'Quantity',
  increaseLabel: 'Increase quantity',
  decreaseLabel: 'Decrease quantity',
  canIncrease: true,
  canDecrease: true,
  onType: () => {},
  onStep: () => {},
}

test('the buttons of a quantity at its bounds say so and keep focus', () => {
  const smallest = renderToStaticMarkup(<Quantity {...quantity} text="2" canDecrease={false} />)
  expect(smallest).toMatch(/aria-label="Decrease quantity" aria-disabled="true"/)
  expect(smallest).not.toMatch(/aria-label="Increase quantity" aria-disabled/)
  const largest = renderToStaticMarkup(<Quantity {...quantity} text="9" canIncrease={false} />)
  expect(largest).toMatch(/aria-label="Increase quantity" aria-disabled="true"/)
})

test('a refused quantity keeps the typed value, and names the reason', () => {
  const html = renderToStaticMarkup(<Quantity {...quantity} text="2,7" invalid describedBy="why" />)
  expect(attribute(html, 'input', 'value')).toBe('2,7')
  expect(attribute(html, 'input', 'aria-invalid')).toBe('true')
  expect(attribute(html, 'input', 'aria-describedby')).toBe('why')
})

test('a picture has its size before it loads, and the first one loads first', () => {
  const html = renderToStaticMarkup(
    <Picture source="/media/a-1.svg" alternative="A disc" size={200} when="first" />,
  )
  expect(html).toContain('width="200" height="200"')
  expect(html).toContain('fetchPriority="high"')
  expect(html).not.toContain('loading="lazy"')
  expect(renderToStaticMarkup(<Picture source="/media/a-1.svg" alternative="" size={9} />)).toContain(
    'loading="lazy"',
  )
})

test('a photograph has the sizes that there are, and leaves its box to the style sheet', () => {
  const source = {
    original: '/a.jpg',
    sizes: [320, 640].map((width) => ({ address: `/a-${width}.jpg`, width })),
  }
  const html = renderToStaticMarkup(<Picture source={source} alternative="A disc" size={300} sizes="50vw" />)
  expect(attribute(html, 'img', 'srcSet')).toBe('/a-320.jpg 320w, /a-640.jpg 640w')
  expect(attribute(html, 'img', 'sizes')).toBe('50vw')
  expect(attribute(html, 'img', 'src')).toBe('/a-320.jpg')
  expect(html).toMatch(/height="300" loading="lazy"/)
  expect(html).not.toContain('style=')
  const single = renderToStaticMarkup(<Picture source="/b.jpg" alternative="" size={300} when="soon" />)
  expect(attribute(single, 'img', 'src')).toBe('/b.jpg')
  expect(single).not.toMatch(/srcSet|sizes|lazy/)
})

test('a missing picture keeps its place', () => {
  expect(renderToStaticMarkup(<Picture source={null} alternative="" size={9} />)).toContain('class="picture"')
})

test('a skeleton is hidden from assistive technology and as long as the content it precedes', () => {
  const html = renderToStaticMarkup(<Skeleton shape="row" count={3} />)
  expect(html.match(/aria-hidden="true"/g)).toHaveLength(3)
})
