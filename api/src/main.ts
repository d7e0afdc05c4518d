import {
  closeServer,
  listenError,
  listenHost,
  OperatorError,
  SettingError,
} from '@rollcall/shared/node';
import Fastify from 'fastify';
import { fastifyOptions, openApi, readApiSettings } from './app.ts';

/** `npm run api`: the API alone. Settings from the environment, a graceful stop on SIGTERM and SIGINT. */
try {
  const settings = readApiSettings(process.env);
  for (const warning of settings.warnings) console.warn(warning);
  const api = await openApi(settings, { onProgress: (step) => console.log(step) });
  const server = Fastify(fastifyOptions(settings));
  await server.register(api.plugin);
  const stop = async () => {
    await closeServer(server);
    await api.close();
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, stop);
  try {
    const host = listenHost(settings.HOST, api.administrator !== null);
    console.log(`API on ${await server.listen({ port: settings.PORT, host })}/api/v1`);
  } catch (error) {
    await stop();
    throw listenError(error, { port: settings.PORT, host: settings.HOST ?? '' });
  }
  console.log(`Company zone ${api.companyZone}`);
  if (api.administrator) {
    console.log(`Sign in as ${api.administrator.email} with ${api.administrator.password}`);
  }
  if (api.demoEmployee) {
    const { email, password } = api.demoEmployee;
    console.log(`As an employee: ${email} with ${password}`);
  }
} catch (error) {
  const isUserFacing = error instanceof SettingError || error instanceof OperatorError;
  console.error(isUserFacing ? error.message : error);
  process.exitCode = 1;
}
