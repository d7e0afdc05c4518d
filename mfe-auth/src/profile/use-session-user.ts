import { type Fields, readText } from '@rollcall/shared/calls';
import { sessionStore } from '@rollcall/shared/session';
import { useEffect } from 'react';

/** Shows the name and email of the record in the account menu, if an administrator has changed them since the sign-in. */
export function useSessionUser(record: Fields | undefined): void {
  useEffect(() => {
    const { token, user, signIn } = sessionStore.getState();
    if (!record || token === null || user === null || user.id !== record.id) return;
    const employee = {
      ...user,
      firstName: readText(record.firstName),
      lastName: readText(record.lastName),
      email: readText(record.email) ?? user.email,
    };
    const isSame =
      employee.firstName === user.firstName &&
      employee.lastName === user.lastName &&
      employee.email === user.email;
    if (!isSame) signIn({ token, employee });
  }, [record]);
}
