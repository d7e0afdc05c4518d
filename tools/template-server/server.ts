import { createServer, type IncomingMessage } from 'node:http';
import { env } from 'node:process';
import { createRemoteJWKSet, errors, jwtVerify } from 'jose';

// The server of the module. It keeps its data in memory, for a first look: store them in your database.

const { ROLLCALL_URL: consoleUrl = '', PORT: port = '7000' } = env;
if (!URL.canParse(consoleUrl)) throw new Error('Set ROLLCALL_URL to the address of the console.');
const keys = createRemoteJWKSet(new URL('/ext/keys.json', consoleUrl));

interface Item {
  readonly id: number;
  readonly title: string;
  readonly employeeId: number;
  readonly employeeName: string;
}

const PAGE_SIZE = 10;
const items: Item[] = [];
let dueAfterDays: unknown = 30;

interface Call {
  /** Whom the console has signed in. */
  readonly caller: { readonly role: string; readonly rights: readonly string[] };
  readonly query: URLSearchParams;
  readonly body: Readonly<Record<string, unknown>>;
}

/** An answer with a status other than 200; `field` names the field of the form at which the message is shown. */
class Refusal extends Error {
  readonly status: number;
  readonly field: string | undefined;

  constructor(status: number, message: string, field?: string) {
    super(message);
    this.status = status;
    this.field = field;
  }
}

const CALLS: Readonly<Record<string, (call: Call) => unknown>> = {
  'GET /items'({ caller, query }) {
    // The tab of an employee needs a right; the list does not.
    if (query.has('employeeId') && !caller.rights.includes('template')) {
      throw new Refusal(403, 'You need the right template.');
    }
    const search = query.get('search')?.toLowerCase() ?? '';
    const employeeId = Number(query.get('employeeId'));
    const found = items.filter(
      (item) =>
        item.title.toLowerCase().includes(search) &&
        (employeeId === 0 || item.employeeId === employeeId),
    );
    const start = Number(query.get('page')) * PAGE_SIZE;
    // The tab has no pages.
    const rows = employeeId === 0 ? found.slice(start, start + PAGE_SIZE) : found;
    return { rows, total: found.length, pageSize: PAGE_SIZE };
  },
  'POST /items'({ body: { title, employeeId, employeeName } }) {
    if (typeof title !== 'string' || !/^.{1,60}$/.test(title)) {
      throw new Refusal(422, 'Title must have 1 to 60 characters.', 'title');
    }
    if (items.some((item) => item.title === title)) {
      throw new Refusal(422, 'There is an item with this title already.', 'title');
    }
    if (typeof employeeId !== 'number' || typeof employeeName !== 'string') {
      throw new Refusal(422, 'Choose an employee.', 'employee');
    }
    const item = { id: items.length + 1, title, employeeId, employeeName };
    items.push(item);
    return item;
  },
  'GET /settings': () => ({ dueAfterDays }),
  'PUT /settings'({ body }) {
    if (body.dueAfterDays !== null && !(Number(body.dueAfterDays) > 0)) {
      throw new Refusal(422, 'The number of days must be above 0.', 'dueAfterDays');
    }
    dueAfterDays = body.dueAfterDays;
    return { dueAfterDays };
  },
};

/** Checks who calls: the token is of the console, for this server, and valid for a minute. */
async function callerOf({ headers }: IncomingMessage): Promise<Call['caller']> {
  const token = headers.authorization?.replace('Bearer ', '') ?? '';
  const { payload } = await jwtVerify(token, keys, { issuer: consoleUrl, audience: 'template' });
  return { role: String(payload.role), rights: payload.rights as readonly string[] };
}

async function bodyOf(request: IncomingMessage): Promise<Call['body']> {
  let text = '';
  for await (const chunk of request) text += chunk;
  return text === '' ? {} : JSON.parse(text);
}

async function respond(request: IncomingMessage): Promise<unknown> {
  const caller = await callerOf(request);
  if (caller.role !== 'ADMIN') throw new Refusal(403, 'Only administrators may do this.');
  const { pathname, searchParams: query } = new URL(request.url ?? '', 'http://server');
  const call = CALLS[`${request.method} ${pathname}`];
  if (!call) throw new Refusal(404, 'There is no such call.');
  return call({ caller, query, body: await bodyOf(request) });
}

function toRefusal(error: unknown): Refusal {
  if (error instanceof Refusal) return error;
  if (error instanceof errors.JOSEError) return new Refusal(401, error.message);
  if (error instanceof SyntaxError) return new Refusal(400, 'The request is not valid JSON.');
  console.error(error);
  return new Refusal(500, 'The server of this module has failed.');
}

createServer(async (request, response) => {
  const [status, body] = await respond(request).then(
    (found) => [200, found] as const,
    (error: unknown) => {
      const { status: refused, message, field } = toRefusal(error);
      return [refused, { message, ...(field && { fields: [{ field, message }] }) }] as const;
    },
  );
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}).listen(Number(port), '127.0.0.1', () => console.log(`The server listens at port ${port}.`));
