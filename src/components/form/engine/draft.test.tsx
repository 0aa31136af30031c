import { render } from '@testing-library/react'
import { controlOf, writeText } from '../controls'
import { restoreDraft, saveDraft } from './draft'

const key = 'form-draft:registration:/project/'

function renderForm(): HTMLFormElement {
  const { container } = render(
    <form>
      <input type="hidden" name="token" defaultValue="public" />
      <input type="text" name="website" />
      <input type="text" name="name" />
      <select name="project" defaultValue="romm-convent-sathorn">
        <option value="">Choose</option>
        <option value="vehha-hua-hin">VEHHA</option>
        <option value="romm-convent-sathorn">ROMM</option>
      </select>
      <textarea name="message" />
      <input type="checkbox" name="acknowledged" value="true" />
      <input type="file" name="resume" />
    </form>,
  )
  const form = container.querySelector('form')
  if (!form) throw new Error('No form was rendered')
  return form
}

function type(form: HTMLFormElement, texts: Record<string, string>): void {
  for (const [name, text] of Object.entries(texts)) {
    const control = controlOf(form, name)
    if (control) writeText(control, text)
  }
}
const valuesOf = (form: HTMLFormElement) =>
  ['website', 'name', 'project', 'message'].map((name) => controlOf(form, name)?.value)

beforeEach(() => sessionStorage.clear())

describe('a draft', () => {
  it('brings back what was typed and chosen, and tells the page of it', () => {
    const before = renderForm()
    type(before, { name: 'มาลี', project: 'vehha-hua-hin', message: 'a\nb' })
    saveDraft(sessionStorage, key, before)
    const after = renderForm()
    const told: string[] = []
    after.addEventListener('input', ({ target }) => told.push((target as HTMLInputElement).name))
    restoreDraft(sessionStorage, key, after)
    expect(valuesOf(after)).toEqual(['', 'มาลี', 'vehha-hua-hin', 'a\nb'])
    expect(told).toEqual(['name', 'project', 'message'])
  })

  it('keeps neither consent nor honeypot nor what the page itself puts in', () => {
    const form = renderForm()
    type(form, { name: 'Malee', website: 'https://spam.example' })
    const box = controlOf(form, 'acknowledged') as HTMLInputElement
    box.checked = true
    saveDraft(sessionStorage, key, form)
    expect(JSON.parse(sessionStorage.getItem(key) ?? '')).toEqual({ name: 'Malee' })
  })

  it('never writes over what has been typed since', () => {
    const before = renderForm()
    type(before, { name: 'Malee', message: 'old' })
    saveDraft(sessionStorage, key, before)
    const after = renderForm()
    type(after, { name: 'Somchai' })
    restoreDraft(sessionStorage, key, after)
    expect(valuesOf(after)).toEqual(['', 'Somchai', 'romm-convent-sathorn', 'old'])
  })

  it('is gone once the form is as the page gave it', () => {
    const form = renderForm()
    type(form, { name: 'Malee' })
    saveDraft(sessionStorage, key, form)
    form.reset()
    saveDraft(sessionStorage, key, form)
    expect(sessionStorage.getItem(key)).toBeNull()
  })

  it.each(['{', '[]', '"text"', '{"name": 5, "project": null, "gone": "x"}'])('that reads %s does no harm', (text) => {
    sessionStorage.setItem(key, text)
    const form = renderForm()
    restoreDraft(sessionStorage, key, form)
    expect(valuesOf(form)).toEqual(['', '', 'romm-convent-sathorn', ''])
  })
})
