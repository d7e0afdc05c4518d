import {
  dailyMailMutation,
  hideGettingStartedMutation,
  ownNameMutation,
  testMailMutation,
} from '../calls/index.ts';
import { mutate } from './serve-calls.ts';

/** What administrators set for themselves and for the console: the toast, and whether a failure is one. */
export const CONSOLE_WRITES = [
  {
    write: 'updatePreferences',
    send: () => mutate(dailyMailMutation(), false),
    success: ['success', 'Preferences saved'],
    isFailureRaised: true,
  },
  {
    write: 'updateEmployee',
    send: () => mutate(ownNameMutation(7), { firstName: 'Ada', lastName: 'Byron' }),
    success: ['success', 'Name saved'],
    isFailureRaised: true,
  },
  {
    write: 'hideGettingStarted',
    send: () => mutate(hideGettingStartedMutation(), true),
    success: null,
    isFailureRaised: true,
  },
  {
    write: 'sendTestMail',
    send: () => mutate(testMailMutation(), undefined),
    success: null,
    // The card shows it.
    isFailureRaised: false,
  },
] as const;
