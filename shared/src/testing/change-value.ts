import { act, fireEvent } from '@testing-library/react';

/** Sets the value of a date or time input, which user-event types only slowly, and waits for the form's checks. */
export async function changeValue(control: HTMLElement, value: string): Promise<void> {
  await act(async () => {
    fireEvent.change(control, { target: { value } });
  });
}
