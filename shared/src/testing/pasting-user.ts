import type { UserEvent } from '@testing-library/user-event';

/**
 * A user whose `type` pastes the text, one event instead of three per letter, and then presses the keys in braces after it, such as
 * `{Enter}`. Where single keys are the subject, use `keyboard`.
 */
export function pastingUser(user: UserEvent): UserEvent {
  return {
    ...user,
    async type(element, text) {
      const [, pasted = '', keys = ''] = /^([^{]*)(.*)$/s.exec(text) ?? [];
      await user.click(element);
      if (pasted !== '') await user.paste(pasted);
      if (keys !== '') await user.keyboard(keys);
    },
  };
}
