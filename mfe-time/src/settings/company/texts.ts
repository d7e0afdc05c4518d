/** Texts of the company's settings. */
export const TEXTS = {
  title: 'Company',
  name: 'Name',
  nameHint: 'Mails and the sign-in page show it.',
  zone: 'Time zone',
  zoneHint:
    'The zone of working days. It is a setting of the server. An office in another zone: set its zone in Assignments.',
  weekStart: 'First day of the week',
  weekStartHint: 'The weeks of My Time and of weekly overtime begin on this day.',
  days: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
  country: 'Country',
  countryHint: 'Offered first when you import holidays.',
  noCountry: 'None',
} as const;
