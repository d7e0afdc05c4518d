import { act } from '@testing-library/react';

/** Makes the browser lose or regain its connection, until `jest.restoreAllMocks`. */
export function setOnline(isOnline: boolean): void {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  act(() => void window.dispatchEvent(new Event(isOnline ? 'online' : 'offline')));
}
