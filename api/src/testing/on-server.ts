import { Client } from 'pg';

/** Runs one statement on the server of the tests; returns its rows. */
export async function onServer(
  url: string,
  statement: string,
  values: readonly unknown[] = [],
): Promise<unknown[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(statement, [...values])).rows;
  } finally {
    await client.end();
  }
}

/** The URL of another database on the same server. */
export function databaseUrl(server: string, name: string): string {
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
}
