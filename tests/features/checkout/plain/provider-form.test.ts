import { expect, test } from 'vitest'
import { providerForm } from '#src/features/checkout/plain/provider-form.ts'

const origins = ['https://pay.test']
const fromHtml = (html: string) => providerForm({ kind: 'html', html }, origins)

test('the form in a plugin’s HTML becomes one without script', () => {
  const form = fromHtml(`<form id="a" method="post" action="https://pay.test/start?a=1&amp;b=2">
    <input type="hidden" name="amount" value="12.00"><input type=hidden name=text value="&quot;&lt;b&gt;&quot;">
    <input type="hidden" value="nameless"><noscript><button>Pay</button></noscript><input type="submit" value="Pay">
    </form><script>document.getElementById('a').submit() // <form><input></script>`)
  expect(form).toEqual({
    url: 'https://pay.test/start?a=1&b=2',
    method: 'post',
    fields: [
      ['amount', '12.00'],
      ['text', '"<b>"'],
    ],
  })
})

test('the only button of the form is sent with it', () => {
  const form = fromHtml('<form action="https://pay.test/"><button name="go" value="1">Pay</button></form>')
  expect(form?.fields).toEqual([['go', '1']])
})

test.each([
  '<script>document.forms[0].submit()</script>',
  '<script>window.onload = function () { document.pay.submit(); }</script>',
  '<script type="application/json">{"form": "a"}</script><script>{ const a = JSON.parse(document.getElementById("b").textContent)\ndocument.getElementById(a.form).submit() }</script>',
])('a script that only submits the form is not needed: %s', (script) => {
  expect(fromHtml(`<form action="https://pay.test/"></form>${script}`)).not.toBeNull()
})

test('address and fields of a plugin become a form', () => {
  const start = { kind: 'form', url: 'https://pay.test/start', fields: { transaction: '7' } } as const
  expect(providerForm(start, origins)).toEqual({
    url: 'https://pay.test/start',
    method: 'post',
    fields: [['transaction', '7']],
  })
})

test.each([
  ['another origin', '<form action="https://evil.test/"><input type="hidden" name="a" value="b"></form>'],
  ['no address', '<form method="post"><input type="hidden" name="a" value="b"></form>'],
  ['a field to type in', '<form action="https://pay.test/"><input name="card"></form>'],
  ['a field to choose in', '<form action="https://pay.test/"><select name="bank"></select></form>'],
  ['an encoding of its own', '<form action="https://pay.test/" enctype="text/plain"></form>'],
  [
    'a choice of buttons',
    '<form action="https://pay.test/"><button name="a">A</button><button>B</button></form>',
  ],
  [
    'a button that leads elsewhere',
    '<form action="https://pay.test/"><button formaction="/b">A</button></form>',
  ],
  [
    'a script that fills a field',
    '<form action="https://pay.test/"><input type="hidden" name="a"></form><script>document.forms[0].a.value = screen.width; document.forms[0].submit()</script>',
  ],
  [
    'a script of a file',
    '<form action="https://pay.test/"></form><script src="https://pay.test/a.js"></script>',
  ],
  ['a script at an event', '<form action="https://pay.test/" onsubmit="return sign(this)"></form>'],
  ['two forms', '<form action="https://pay.test/"></form><form action="https://pay.test/"></form>'],
  ['no form', '<div id="widget"></div><script src="https://pay.test/widget.js"></script>'],
  ['too much of it', `<form action="https://pay.test/"></form>${' '.repeat(200_000)}`],
])('HTML with %s has no form without script', (_, html) => {
  expect(fromHtml(html)).toBeNull()
})

test('code has no form without script', () => {
  expect(providerForm({ kind: 'code', code: 'location.assign("https://pay.test/")' }, origins)).toBeNull()
})
