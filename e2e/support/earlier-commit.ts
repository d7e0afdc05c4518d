import { runCommand } from '@rollcall/tools/process';
import { ADMINISTRATORS, expect } from './test.ts';

/** Writes the sources of a commit, with links to our packages, into a folder. */
export async function checkOutCommit(commit: string, folder: string): Promise<string> {
  const args = ['deploy/src/testing/make-checkout.ts', folder, commit];
  const { code, output } = await runCommand('node', args);
  if (code !== 0) throw new Error(output);
  return folder;
}

/** Signs in an administrator at a console; returns the id and a function for calls that succeed. */
export async function administratorAt(url: string) {
  const api = `${url}/api/v1`;
  const headers = { 'content-type': 'application/json' };
  const login = await fetch(`${api}/auth/login`, {
    method: 'POST',
    headers,
    body: JSON.stringify(ADMINISTRATORS.own),
  });
  const { token, employee } = (await login.json()).data;
  const call = async (method: string, path: string, body?: object) => {
    const response = await fetch(api + path, {
      method,
      headers: { ...headers, authorization: `Bearer ${token}` },
      ...(body && { body: JSON.stringify(body) }),
    });
    expect([path, response.status]).toEqual([path, 200]);
    return response.json();
  };
  return { id: employee.id as number, call };
}
