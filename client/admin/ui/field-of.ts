/** The values of a form with what is wrong with them, and the way to change one. */
export interface FormState<D> {
  values: D
  complaints: Partial<Record<string, string>>
  set: <K extends keyof D & string>(name: K, value: D[K]) => void
}

/** What a field of the form shows and does, to be spread into the control. */
export const fieldOf =
  <D extends object>({ values, complaints, set }: FormState<D>) =>
  <K extends keyof D & string>(name: K) => ({
    name,
    value: values[name],
    onChange: (value: D[K]) => set(name, value),
    complaint: complaints[name],
  })

/** A form as its fields need it. */
export interface FormFields<D extends object> extends FormState<D> {
  field: ReturnType<typeof fieldOf<D>>
}
