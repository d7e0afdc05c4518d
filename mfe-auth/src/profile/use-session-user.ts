import { type Fields, readText } from '@rollcall/shared/calls';
import { sessionStore } from '@rollcall/shared/session';
import { useEffect } from 'react';

/** Takes over name, email and rights of the record, if an administrator has changed them since the sign-in. */
export function useSessionUser(record: Fields | undefined): void {
  useEffect(() => {
    const { token, user, signIn } = sessionStore.getState();
    if (!record || token === null || user === null || user.id !== record.id) return;
    const employee = {
      ...user,
      firstName: readText(record.firstName),
      lastName: readText(record.lastName),
      email: readText(record.email) ?? user.email,
      ...(Array.isArray(record.rights) && { rights: record.rights.map(String) }),
    };
    const isSame =
      employee.firstName === user.firstName &&
      employee.lastName === user.lastName &&
      employee.email === user.email &&
      employee.rights?.join() === user.rights?.join();
    if (!isSame) signIn({ token, employee });
  }, [record]);
}
