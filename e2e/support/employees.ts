import type { APIRequestContext, TestInfo } from '@playwright/test';
import { ADMINISTRATORS } from './test.ts';

const PASSWORD = 'rollcall-demo';

/**
 * An employee of the demo company; each test uses another one. A repeated test gets one whom the first run has not changed.
 */
export async function findEmployee(
  request: APIRequestContext,
  index: number,
  { retry }: Pick<TestInfo, 'retry'>,
) {
  const signedIn = await request.post('/api/v1/auth/login', { data: ADMINISTRATORS.own });
  const { token } = (await signedIn.json()).data;
  const headers = { authorization: `Bearer ${token}` };
  const path = `/api/v1/admin/employee?page=${3 + retry}&isActive=true`;
  const response = await request.get(path, { headers });
  const { email } = (await response.json()).data[index];
  return { email: String(email), password: PASSWORD };
}
