import { render, screen } from '@testing-library/react'
import { InLanguage } from '../../../test/in-language'
import { CheckboxField } from './checkbox-field'
import { FormStateContext, idleForm } from './form-state'
import { SelectField } from './select-field'
import { TextField } from './text-field'

function renderFields(errors: Record<string, string> = {}) {
  render(
    <InLanguage language="en">
      <FormStateContext value={{ ...idleForm, errors }}>
        <TextField name="mobile" label="Phone number" hint="Such as 081 234 5678." type="tel" />
        <SelectField name="project" label="Project" options={[{ value: 'vehha', label: 'VEHHA' }]} />
        <CheckboxField name="consent_marketing" label="You may write to me." isOptional />
      </FormStateContext>
    </InLanguage>,
  )
  return {
    phone: screen.getByRole('textbox', { name: 'Phone number' }),
    project: screen.getByRole('combobox', { name: 'Project' }),
    box: screen.getByRole('checkbox', { name: 'You may write to me. (optional)' }),
  }
}

describe('a field', () => {
  it('is named by its label and described by its hint', () => {
    const { phone, project, box } = renderFields()
    expect(phone).toHaveAccessibleDescription('Such as 081 234 5678.')
    expect(project).toHaveAccessibleDescription('')
    expect([phone, project, box].map(({ id }) => id)).toEqual(['mobile', 'project', 'consent_marketing'])
    expect([phone, project, box].map((field) => field.getAttribute('aria-invalid'))).toEqual([null, null, null])
  })

  it('is required unless it is said to be optional', () => {
    const { phone, project, box } = renderFields()
    expect(phone).toBeRequired()
    expect(project).toBeRequired()
    expect(box).not.toBeRequired()
  })

  it('that is wrong is described by its hint, then by its error, of whatever kind it is', () => {
    const { phone, project, box } = renderFields({ mobile: 'Wrong.', project: 'Missing.', consent_marketing: 'Odd.' })
    expect(phone).toHaveAttribute('aria-describedby', 'mobile-hint mobile-error')
    expect(phone).toHaveAccessibleDescription('Such as 081 234 5678. Error: Wrong.')
    expect(project).toHaveAccessibleDescription('Error: Missing.')
    expect(box).toHaveAccessibleDescription('Error: Odd.')
    expect([phone, project, box].every((field) => field.getAttribute('aria-invalid') === 'true')).toBe(true)
  })
})
