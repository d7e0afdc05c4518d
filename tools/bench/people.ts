import { Client as Postgres } from 'pg';
import type { Client } from './client.ts';

/** Who uses the server: accounts of the demo company, which have one password. */
export interface Person {
  readonly id: number;
  readonly token: string;
}

export interface People {
  readonly admin: Person;
  /** Employees who are not at work now, so that each can punch in. */
  readonly employees: readonly Person[];
}

/** The administrator of the demo company. */
export const ADMIN = { email: 'admin@rollcall.example', password: 'rollcall-demo' };

interface Employee {
  readonly id: number;
  readonly email: string;
}

interface Log {
  readonly id: number;
  readonly punchOut: string | null;
}

/** Lets the employees of a database server sign in, where the demo company has no passwords. */
export async function giveAllThePassword(databaseUrl: string): Promise<void> {
  const client = new Postgres({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query(
      `UPDATE employees SET password_hash = a.password_hash FROM employees a WHERE a.email = $1`,
      [ADMIN.email],
    );
  } finally {
    await client.end();
  }
}

/** Signs in the administrator, and up to `count` employees, whose open logs are closed. */
export async function signIn(client: Client, count: number): Promise<People> {
  const admin = await signInAs(client, ADMIN.email);
  if (!admin) throw new Error(`${ADMIN.email} cannot sign in.`);
  const employees: Person[] = [];
  for (let page = 0; employees.length < count; page += 1) {
    const { data } = await client.read<{ data: Employee[] }>({
      method: 'GET',
      path: `/admin/employee?page=${page}&isActive=true`,
      token: admin.token,
    });
    if (data.length === 0) break;
    for (const { email } of data.filter((each) => each.email !== ADMIN.email)) {
      const person = await signInAs(client, email);
      if (person && (await canPunchIn(client, person))) employees.push(person);
      if (employees.length === count) break;
    }
  }
  return { admin, employees };
}

async function signInAs(client: Client, email: string): Promise<Person | undefined> {
  const body = { email, password: ADMIN.password };
  const { status, text } = await client.send({ method: 'POST', path: '/auth/login', body });
  if (status !== 200) return undefined;
  const { token } = (JSON.parse(text) as { data: { token: string } }).data;
  const me = await client.read<{ data: { id: number } }>({ method: 'GET', path: '/me', token });
  return { id: me.data.id, token };
}

/** Closes the log of today that is open; false for someone who forgot to punch out on another day. */
async function canPunchIn(client: Client, { id, token }: Person): Promise<boolean> {
  const path = '/user/timeLog';
  const today = new Date().toISOString().slice(0, 10);
  const { data } = await client.read<{ data: { data: Log[] } }>({
    method: 'GET',
    path: `${path}/${id}?startDate=${today}&endDate=${today}`,
    token,
  });
  for (const log of data.data.filter(({ punchOut }) => punchOut === null)) {
    await client.send({ method: 'PUT', path: `${path}/${log.id}`, token, body: {} });
  }
  const { status, text } = await client.send({ method: 'POST', path, token, body: {} });
  if (status >= 300) return false;
  const { data: log } = JSON.parse(text) as { data: Log };
  const out = await client.send({ method: 'PUT', path: `${path}/${log.id}`, token, body: {} });
  return out.status === 200;
}
