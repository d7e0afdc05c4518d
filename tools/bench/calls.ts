import type { ApiRequest, ApiResponse } from './client.ts';
import type { People, Person } from './people.ts';

/** Calls of one connection, each of which may depend on the response to the one before. */
export interface Actor {
  next(): ApiRequest;
  saw?(response: ApiResponse): void;
}

/** What is measured by itself. */
export interface Call {
  readonly name: string;
  /** How many calls of the API belong together: a punch-in and its punch-out are two. */
  readonly callsPerTurn: number;
  /** Whose calls the nth connection makes. */
  actor(people: People, connection: number): Actor;
}

const PUNCH = '/user/timeLog';

const TODAY = new Date().toISOString().slice(0, 10);

/** The employee of a connection: no two connections punch for one. */
function employeeOf({ employees }: People, connection: number): Person {
  const employee = employees[connection];
  if (employee) return employee;
  throw new Error(`There are ${employees.length} employees, too few for so many connections.`);
}

const idIn = ({ text }: ApiResponse) => (JSON.parse(text) as { data: { id: number } }).data.id;

/** Punches in and out in turn. */
const PUNCHES: Call = {
  name: 'punch in, punch out',
  callsPerTurn: 2,
  actor(people, connection) {
    const { token } = employeeOf(people, connection);
    let open: number | undefined;
    return {
      next: () =>
        open === undefined
          ? { method: 'POST', path: PUNCH, token, body: {} }
          : { method: 'PUT', path: `${PUNCH}/${open}`, token, body: {} },
      saw(response) {
        open = open === undefined ? idIn(response) : undefined;
      },
    };
  },
};

/** A work day with a break: in, break, end of the break, out. */
const BREAKS: Call = {
  name: 'in, break, end, out',
  callsPerTurn: 4,
  actor(people, connection) {
    const { token } = employeeOf(people, connection);
    let open = 0;
    let at = -1;
    return {
      next() {
        at = (at + 1) % 4;
        const log = `${PUNCH}/${open}`;
        const day: ApiRequest[] = [
          { method: 'POST', path: PUNCH, token, body: {} },
          { method: 'POST', path: `${log}/breaks`, token, body: {} },
          { method: 'PUT', path: `${log}/breaks`, token, body: {} },
          { method: 'PUT', path: log, token, body: {} },
        ];
        return day[at] as ApiRequest;
      },
      saw(response) {
        if (at === 0) open = idIn(response);
      },
    };
  },
};

/** A page that administrators open. */
const page = (name: string, path: string): Call => ({
  name,
  callsPerTurn: 1,
  actor: ({ admin: { token } }) => ({ next: () => ({ method: 'GET', path, token }) }),
});

/** A page that employees open. */
const ownPage = (name: string, pathOf: (person: Person) => string): Call => ({
  name,
  callsPerTurn: 1,
  actor(people, connection) {
    const employee = employeeOf(people, connection);
    const path = pathOf(employee);
    return { next: () => ({ method: 'GET', path, token: employee.token }) };
  },
});

/** What people do most, on any release since 1.0 was begun. */
export const CALLS: readonly Call[] = [
  PUNCHES,
  BREAKS,
  ownPage('own record', () => '/me'),
  ownPage('own logs of today', ({ id }) => `${PUNCH}/${id}?startDate=${TODAY}&endDate=${TODAY}`),
  page('dashboard', '/admin/dashboard'),
  page('what waits', '/admin/waiting'),
  page('notifications', '/notifications'),
  page('employees', '/admin/employee?page=0'),
  page('time logs', '/admin/time-logs?page=0'),
  page('month', '/admin/attendance?page=0'),
  page('leaves', '/leaves?page=0'),
  page('breaks', '/breaks?page=0'),
  page('corrections', '/admin/corrections?page=0'),
];
