import { createForeignBackend } from './foreign-backend.ts';
import { ADMINISTRATOR } from './handlers.ts';

// Starts a base backend for trying out the console: `node e2e/foreign-backend/main.ts [404|401] [PORT]`.
const [mode = '404', port = '4010'] = process.argv.slice(2);
const { url } = await createForeignBackend({
  mode: mode === '401' ? 401 : 404,
  port: Number(port),
});
console.log(`API_BASE_URL=${url} npm start`);
console.log(`Sign in as ${ADMINISTRATOR.email} with ${ADMINISTRATOR.password}`);
