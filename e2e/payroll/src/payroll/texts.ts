/** Texts of the module. */
export const TEXTS = {
  title: 'Payroll',
  empty: 'No employee has an hourly rate.',
  payslips: (count: number) => `${count} payslips`,
  employee: (id: number, rate: number) => `Employee ${id}: ${rate} per hour`,
  preparedFor: (name: string) => `Prepared for ${name}`,
  rate: 'Hourly rate',
  payDay: 'Pay day',
  save: 'Save',
  saved: 'Saved.',
} as const;
