import { createBrowserRouter } from 'react-router-dom';
import { addLateNames } from './late-names.ts';

/**
 * A data router over the browser's history; the console draws what it shows. This file is loaded when a module uses names
 * that need it.
 */
export function createDataRouter() {
  addLateNames();
  return createBrowserRouter([{ id: '0', path: '*' }]);
}

export type DataRouter = ReturnType<typeof createDataRouter>;
