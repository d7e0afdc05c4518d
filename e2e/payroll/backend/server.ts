import { createServer, type IncomingMessage } from 'node:http';
import { argv } from 'node:process';
import { createRemoteJWKSet, errors, type JWTPayload, jwtVerify } from 'jose';

// The team's own server, as docs/modules.md describes it: node server.ts PORT CONSOLE_URL

const [, , port = '', consoleUrl = ''] = argv;
const keys = createRemoteJWKSet(new URL('/ext/keys.json', consoleUrl));
const rates = new Map<number, number>();
let payDay = 28;

/** Who calls, according to the console. */
async function callerOf({ headers }: IncomingMessage): Promise<JWTPayload> {
  const token = headers.authorization?.replace('Bearer ', '') ?? '';
  const { payload } = await jwtVerify(token, keys, { issuer: consoleUrl, audience: 'payroll' });
  return payload;
}

async function bodyOf(request: IncomingMessage): Promise<Record<string, unknown>> {
  let text = '';
  for await (const chunk of request) text += chunk;
  return JSON.parse(text);
}

const message = (status: number, text: string) => ({ status, body: { message: text } });

async function respond(request: IncomingMessage) {
  const caller = await callerOf(request);
  if (!(caller.rights as string[]).includes('payroll')) {
    return message(403, 'You need the right payroll.');
  }
  const { method, url = '' } = request;
  const employee = Number(/^\/rates\/(\d+)$/.exec(url)?.[1]);
  if (employee && method === 'PUT') {
    const { rate } = await bodyOf(request);
    if (typeof rate !== 'number' || rate <= 0) {
      return message(422, 'Hourly rate must be a number above 0.');
    }
    rates.set(employee, rate);
    return { status: 200, body: { rate } };
  }
  if (employee) return { status: 200, body: { rate: rates.get(employee) ?? null } };
  if (url === '/month') return { status: 200, body: { payslips: [...rates], by: caller.name } };
  if (url === '/settings' && method === 'PUT') payDay = Number((await bodyOf(request)).payDay);
  if (url === '/settings') return { status: 200, body: { payDay } };
  return message(404, 'There is no such call.');
}

createServer(async (request, response) => {
  const { status, body } = await respond(request).catch((error: unknown) => {
    if (error instanceof errors.JOSEError) return message(401, error.message);
    throw error;
  });
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}).listen(Number(port), '127.0.0.1', () => console.log('ready'));
