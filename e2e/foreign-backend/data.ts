/** A small company whose data is shaped differently from our server's, but within the specification. */

const pad = (value: number) => String(value).padStart(2, '0');

/** The date `days` days before `now` at the fixed UTC−6 of spec §9, `YYYY-MM-DD`. */
function dayBefore(now: number, days: number): string {
  return new Date(now - 6 * 3_600_000 - days * 86_400_000).toISOString().slice(0, 10);
}

/** A time log with minutes as text, breaks as JSON text, and an unknown field. */
function timeLogOf(employeeId: number, day: string, index: number) {
  const isOpen = index === 0 && employeeId % 4 === 0;
  const minute = pad((employeeId * 7) % 60);
  return {
    id: employeeId * 100 + index,
    punchIn: `${day} 09:${minute}:00`,
    punchOut: isOpen ? null : `${day} 17:${minute}:00`,
    status: employeeId % 3 === 0 ? 'active' : 'Present',
    employeeId,
    breaksJson: JSON.stringify([
      { start: `${day} 12:00:00`, end: `${day} 12:30:00`, breakTime: '30', reason: 'Lunch' },
    ]),
    totalBreakMins: '30',
    totalWorkedMins: isOpen ? null : '450',
    terminal: 'gate-2',
  };
}

const NAMES = [
  ['ana', 'maria', 'sá'],
  ['SHAUN', '', "O'NEIL"],
  ['ronald', null, 'mcdonald'],
  ['jean-luc', null, 'moreau'],
  ['ludwig', 'van', 'beek'],
  ['Priya', undefined, 'Nair'],
  [null, null, null],
] as const;

const DESIGNATIONS = ['Engineer', 'Accountant', 'Recruiter', null];

export function employees(now: number) {
  return Array.from({ length: 23 }, (_, index) => {
    const id = index + 1;
    const [firstName, middleName, lastName] = NAMES[index % NAMES.length] ?? NAMES[0];
    const days = id === 5 ? [] : [0, 1, 2];
    return {
      id,
      employeeId: `X${1000 + id}`,
      firstName,
      middleName,
      lastName,
      email: `person${id}@foreign.example`,
      designation: DESIGNATIONS[index % DESIGNATIONS.length],
      phone: `+1555000${pad(id)}`,
      isActive: id % 6 === 0 ? null : id % 5 !== 0,
      badge: { colour: 'green' },
      timeLogs: days.map((day) => timeLogOf(id, dayBefore(now, day), day)),
    };
  });
}

export function leaves(now: number) {
  const statuses = ['Pending', 'Approved', 'REJECTED', 'pending'];
  return Array.from({ length: 12 }, (_, index) => ({
    id: index + 1,
    employeeName: index === 3 ? null : `Person ${index + 1}`,
    type: index % 2 === 0 ? 'Annual' : 'Sick',
    startDate: dayBefore(now, 20 - index),
    endDate: index === 4 ? 'soon' : dayBefore(now, 20 - index - (index % 3)),
    appliedOn: dayBefore(now, 30),
    status: statuses[index % statuses.length],
  }));
}

export function breaks(now: number) {
  return [
    {
      id: 1,
      employeeName: 'Person 1',
      date: dayBefore(now, 0),
      startTime: '12:00',
      endTime: '12:30',
      duration: 30,
      reason: 'Lunch',
    },
    {
      id: 2,
      employeeName: 'Person 2',
      date: dayBefore(now, 0),
      startTime: '15:00',
      endTime: null,
      duration: null,
      reason: '',
    },
  ];
}

/** Counts as spec §3 spells them. */
export function dashboard(now: number) {
  const all = employees(now);
  const today = dayBefore(now, 0);
  return {
    totalUsers: all.length,
    totalAdmins: 2,
    totalActiveUser: all.filter(({ isActive }) => isActive === true).length,
    totalInActiveUser: all.filter(({ isActive }) => isActive !== true).length,
    totalUnverifiedUser: '4',
    totalVerifiedUser: 19,
    totalOnLeaveCount: 1,
    totalPunchInCount: all
      .flatMap(({ timeLogs }) => timeLogs)
      .filter((log) => log.punchIn.startsWith(today)).length,
    missmatch: { totalPunchOutMismatch: 3 },
  };
}
