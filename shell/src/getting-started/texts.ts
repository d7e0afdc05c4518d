/** Texts of getting started. */
export const TEXTS = {
  title: 'Getting started',
  loading: 'Loading what there is to do…',
  progress: (done: number, all: number) =>
    done === all ? 'Everything is set up.' : `${done} of ${all} done`,
  done: 'Done:',
  open: 'To do:',
  hide: 'Hide',
  hideHint: 'Settings keeps this list.',
  isShown: 'Show this list on the dashboard',
  name: {
    title: 'Your name',
    ask: 'Mails and decisions show it. For now it is "Rollcall Admin".',
    is: 'Mails and decisions show it.',
    first: 'First name',
    last: 'Last name',
    save: 'Save name',
    saving: 'Saving…',
  },
  company: {
    title: 'Company and time zone',
    ask: (zone: string) => `Mails and the sign-in page show the company's name. ${zoneText(zone)}`,
    is: (name: string, zone: string) => `${name}. ${zoneText(zone)}`,
  },
  mail: {
    title: 'Mail',
    ask: 'Invitations and decisions go out by mail. Send yourself a test.',
    noServer:
      'The server has no mail server yet: it saves mails as files in the folder "mail" of its data. Set SMTP_URL and MAIL_FROM on the server, and start it again.',
    tested: (when: string) => `The mail server accepted a test mail on ${when}.`,
    send: 'Send a test',
    sending: 'Sending…',
    sent: (email: string) => `Sent to ${email}. Check your inbox.`,
    saved: (email: string) => `Saved as a file for ${email}.`,
    problem: (problem: string) =>
      `Not sent: ${problem}. Check SMTP_URL and MAIL_FROM on the server.`,
  },
  departments: {
    title: 'Departments',
    ask: 'Employees belong to one. Add yours.',
    is: (count: number) =>
      `${count} ${count === 1 ? 'department' : 'departments'}. Rename them, or add yours.`,
  },
  week: {
    title: 'Working week',
    ask: 'Set the hours that people work, so that Rollcall knows who is late or absent.',
    is: (schedule: string) => `${schedule} for everyone, unless you assign something else.`,
  },
  holidays: {
    title: 'Holidays',
    ask: "Import your country's public holidays, then assign the calendar to the company.",
    is: 'A calendar is assigned.',
    assign: 'Assign it',
  },
  people: {
    import: 'Import people from a spreadsheet',
    title: 'People',
    ask: 'Register an employee: an invitation goes out by mail. Or let people register themselves at:',
    is: (count: number) =>
      `${count} ${count === 1 ? 'person' : 'people'} besides you. People can register themselves at:`,
  },
  signIn: {
    title: 'First sign-in',
    ask: 'All Employees shows who is invited, and can send an invitation again.',
    is: (signedUp: number, people: number) =>
      `${signedUp} of ${people} ${people === 1 ? 'person' : 'people'} can sign in.`,
  },
} as const;

function zoneText(zone: string): string {
  return `Working days follow the time zone ${zone}, which is set on the server (COMPANY_ZONE).`;
}
